// What ids name: an entity of a current version with the anchor it has, if any, or a canonical entity with its root.
//   $workspaceKey  string    the workspace
//   $ids           string[]  ids of entities and canonical entities
// returns
//   id        string
//   entityId  string | null
//   anchor    string | null
//   root      string | null
UNWIND $ids AS id
OPTIONAL MATCH (e:GswEntity {id: id}) WHERE e.workspaceKey = $workspaceKey
  AND EXISTS { MATCH (d:GswDocument {id: e.documentId}) WHERE d.versionHash = e.versionHash AND d.removedAt IS NULL }
OPTIONAL MATCH (a:GswAnchor)-[:ATTACHED_TO]->(e)
OPTIONAL MATCH (c:GswCanonicalEntity {id: id}) WHERE c.workspaceKey = $workspaceKey
RETURN id, e.id AS entityId, a.text AS anchor, c.root AS root
