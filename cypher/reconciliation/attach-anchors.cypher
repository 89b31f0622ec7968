// Attaches anchors to entities of the version that they were looked for in, or to none.
//   $workspaceKey  string  the workspace
//   $versionHash   string  the version
//   $rows          map[]   id, entityId (null when there is none)
// returns nothing
UNWIND $rows AS row
MATCH (a:GswAnchor {id: row.id}) WHERE a.workspaceKey = $workspaceKey
SET a.versionHash = $versionHash, a.attached = row.entityId IS NOT NULL
WITH a, row
OPTIONAL MATCH (a)-[old:ATTACHED_TO]->(other:GswEntity) WHERE row.entityId IS NULL OR other.id <> row.entityId
DELETE old
WITH DISTINCT a, row WHERE row.entityId IS NOT NULL
MATCH (e:GswEntity {id: row.entityId}) WHERE e.workspaceKey = $workspaceKey
MERGE (a)-[:ATTACHED_TO]->(e)
