// Documents of which an import left a version half written, half shown or half removed.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many
// returns
//   id          string
//   externalId  string
//   empty       boolean   true when no version of it was ever finished
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
  AND (d.status <> 'current' OR EXISTS { (d)<-[:PART_OF]-(p:GswPassage) WHERE p.versionHash <> d.versionHash })
RETURN d.id AS id, d.externalId AS externalId, d.versionHash = '' AS empty ORDER BY id LIMIT $limit
