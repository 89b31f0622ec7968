// Documents whose deletion has begun and not ended.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many
// returns
//   id  string
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND d.removedAt IS NOT NULL
RETURN d.id AS id ORDER BY id LIMIT $limit
