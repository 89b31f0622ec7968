// Entities of a version of their documents.
//   $workspaceKey  string   the workspace
//   $live          boolean  false while the version is staged
//   $rows          map[]    id, documentId, versionHash, properties
// returns nothing
UNWIND $rows AS row
MERGE (e:GswEntity {id: row.id})
SET e += row.properties, e.workspaceKey = $workspaceKey, e.live = $live, e.versionHash = row.versionHash, e.documentId = row.documentId
