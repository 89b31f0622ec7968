// Deletes one bounded step of what a workspace holds.
//   $workspaceKey  string   the workspace
//   $limit         integer  most nodes of this step
// returns
//   label    string
//   deleted  number   nothing is returned when nothing is left
CALL () {
  MATCH (n:GswQuestion) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n, 'GswQuestion' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n, 'GswEntity' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswVerbPhrase) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n, 'GswVerbPhrase' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswPassage) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL RETURN n, 'GswPassage' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswDocument) WHERE n.workspaceKey = $workspaceKey AND n.externalId IS NOT NULL RETURN n, 'GswDocument' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswEdit) WHERE n.workspaceKey = $workspaceKey AND n.ordinal IS NOT NULL RETURN n, 'GswEdit' AS label LIMIT $limit
  UNION ALL
  MATCH (n:GswRemoval) WHERE n.workspaceKey = $workspaceKey AND n.externalId IS NOT NULL RETURN n, 'GswRemoval' AS label LIMIT $limit
}
WITH n, label LIMIT $limit
DETACH DELETE n
RETURN label, count(*) AS deleted ORDER BY label
