// Removes one bounded step of the vectors of a slot.
//   $workspaceKey  string   the workspace
//   $slot          string   A or B
//   $limit         integer  most nodes of this step
// returns
//   cleared  number   0 when nothing is left
CALL () {
  MATCH (n:GswQuestion) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswPassage) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND n['embedding' + $slot] IS NOT NULL RETURN n LIMIT $limit
}
WITH n LIMIT $limit
SET n['embedding' + $slot] = null
RETURN count(*) AS cleared
