// The anchors of a document with the entity that each is attached to, in a current version or not.
//   $workspaceKey  string   the workspace
//   $document      string   the caller's id
// returns
//   id           string
//   text         string
//   versionHash  string
//   entityId     string | null
MATCH (a:GswAnchor {workspaceKey: $workspaceKey, document: $document})
OPTIONAL MATCH (a)-[:ATTACHED_TO]->(e:GswEntity)
RETURN a.id AS id, a.text AS text, coalesce(a.versionHash, '') AS versionHash, min(e.id) AS entityId ORDER BY id
