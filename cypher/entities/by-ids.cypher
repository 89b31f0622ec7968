// Entities with the document each stands in.
//   $workspaceKey  string   the workspace
//   $ids           string[]  the entities
// returns
//   id                  string
//   name                string
//   aliases             string[]
//   types               string[]
//   documentId          string
//   documentExternalId  string
//   documentTitle       string
UNWIND $ids AS wanted
MATCH (entity:GswEntity {id: wanted}) WHERE entity.workspaceKey = $workspaceKey AND entity.retiredBy IS NULL
MATCH (document:GswDocument {id: entity.documentId})
WHERE document.workspaceKey = $workspaceKey AND document.versionHash = entity.versionHash
RETURN entity.id AS id, entity.name AS name, coalesce(entity.aliases, []) AS aliases, coalesce(entity.types, []) AS types,
  document.id AS documentId, document.externalId AS documentExternalId, coalesce(document.title, '') AS documentTitle
ORDER BY id
