// Deletes one bounded step of what a workspace holds.
//   $workspaceKey  string   the workspace
//   $limit         integer  most nodes of this step
// returns
//   deleted  number   0 when nothing is left
CALL () {
  MATCH (n:GswQuestion) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswVerbPhrase) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswPassage) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswDocument) WHERE n.workspaceKey = $workspaceKey AND n.externalId IS NOT NULL RETURN n LIMIT $limit
}
WITH n LIMIT $limit
DETACH DELETE n
RETURN count(*) AS deleted
