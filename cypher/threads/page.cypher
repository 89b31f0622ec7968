// A page of the threads of a workspace, the one asked in last first.
//   $workspaceKey  string         the workspace
//   $before        string | null  place of the last thread of the page before
//   $limit         integer        how many
// returns
//   id      string
//   title   string
//   actor   string
//   at      string  when it was started, ISO-8601
//   lastAt  string
//   turns   number
//   place   string
MATCH (t:GswThread {workspaceKey: $workspaceKey}) WHERE t.place > '' AND ($before IS NULL OR t.place < $before)
WITH t ORDER BY t.place DESC LIMIT $limit
RETURN t.id AS id, t.title AS title, t.actor AS actor, toString(t.at) AS at, toString(t.lastAt) AS lastAt,
  COUNT { (t)-[:HAS_TURN]->() } AS turns, t.place AS place
ORDER BY place DESC
