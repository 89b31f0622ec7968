// Anchors of entities, each attached to its own.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, text, document, passage, key, type, ordinal, versionHash, entityId
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEntity {id: row.entityId}) WHERE e.workspaceKey = $workspaceKey
MERGE (a:GswAnchor {id: row.id})
SET a.workspaceKey = $workspaceKey, a.text = row.text, a.document = row.document, a.passage = row.passage, a.key = row.key, a.type = row.type,
  a.ordinal = toInteger(row.ordinal), a.versionHash = row.versionHash, a.attached = true
MERGE (a)-[:ATTACHED_TO]->(e)
