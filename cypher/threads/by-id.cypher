// One thread of a workspace, by its id.
//   $workspaceKey  string  the workspace
//   $id            string  its id
// returns
//   id      string
//   title   string
//   actor   string
//   at      string  when it was started, ISO-8601
//   lastAt  string
//   turns   number
//   place   string
MATCH (t:GswThread {id: $id}) WHERE t.workspaceKey = $workspaceKey
RETURN t.id AS id, t.title AS title, t.actor AS actor, toString(t.at) AS at, toString(t.lastAt) AS lastAt,
  COUNT { (t)-[:HAS_TURN]->() } AS turns, t.place AS place
