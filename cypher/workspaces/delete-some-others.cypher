// Deletes one bounded step of what other features keep of a workspace, whatever its label.
//   $workspaceKey  string    the workspace
//   $labels        string[]  labels that are deleted elsewhere
//   $limit         integer   most nodes of this step
// returns
//   label    string
//   deleted  number   nothing is returned when nothing is left
CYPHER 25
CALL db.labels() YIELD label WHERE label STARTS WITH 'Gsw' AND NOT label IN $labels
CALL (label) {
  MATCH (n:$(label)) WHERE n.workspaceKey = $workspaceKey
  RETURN n LIMIT $limit
}
WITH DISTINCT n, head([name IN labels(n) WHERE name STARTS WITH 'Gsw']) AS label LIMIT $limit
DETACH DELETE n
RETURN label, count(*) AS deleted ORDER BY label
