// Starts a new thread of a workspace.
//   $workspaceKey  string  the workspace
//   $id            string  its id
//   $title         string  for people
//   $actor         string  who starts it
// returns
//   id      string
//   title   string
//   actor   string
//   at      string  when it was started, ISO-8601
//   lastAt  string
//   turns   number
//   place   string
MERGE (t:GswThread {id: $id})
ON CREATE SET t.workspaceKey = $workspaceKey, t.title = $title, t.actor = $actor, t.at = datetime(), t.lastAt = datetime(),
  t.place = toString(datetime().epochMillis) + '-' + $id
RETURN t.id AS id, t.title AS title, t.actor AS actor, toString(t.at) AS at, toString(t.lastAt) AS lastAt, 0 AS turns, t.place AS place
