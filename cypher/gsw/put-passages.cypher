// Passages of a version of their documents.
//   $workspaceKey  string   the workspace
//   $live          boolean  false while the version is staged
//   $rows          map[]    id, documentId, versionHash, index, properties
// returns nothing
UNWIND $rows AS row
MATCH (d:GswDocument {id: row.documentId})
MERGE (p:GswPassage {id: row.id})
SET p += row.properties, p.workspaceKey = $workspaceKey, p.live = $live, p.versionHash = row.versionHash, p.index = toInteger(row.index),
  p.start = toInteger(row.properties.start), p.end = toInteger(row.properties.end)
MERGE (p)-[:PART_OF]->(d)
