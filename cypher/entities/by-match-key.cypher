// Entities whose normalised name is exactly this one.
//   $workspaceKey  string   the workspace
//   $matchKey      string   the normalised name
//   $limit         integer  how many
// returns
//   id     string
//   score  number   always 1
MATCH (entity:GswEntity {workspaceKey: $workspaceKey, matchKey: $matchKey})
WHERE entity.retiredBy IS NULL AND EXISTS { MATCH (document:GswDocument {id: entity.documentId}) WHERE document.versionHash = entity.versionHash }
RETURN entity.id AS id, 1.0 AS score ORDER BY id LIMIT $limit
