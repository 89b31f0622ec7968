// The entities of current versions that anchors are attached to.
//   $workspaceKey  string    the workspace
//   $ids           string[]  ids of the anchors
// returns
//   id          string
//   anchor      string
//   name        string
//   aliases     string[]
//   coarseType  string | null
UNWIND $ids AS id
MATCH (a:GswAnchor {id: id})-[:ATTACHED_TO]->(e:GswEntity) WHERE e.workspaceKey = $workspaceKey
MATCH (d:GswDocument {id: e.documentId}) WHERE d.versionHash = e.versionHash AND d.removedAt IS NULL
RETURN DISTINCT e.id AS id, a.text AS anchor, coalesce(e.name, '') AS name, coalesce(e.aliases, []) AS aliases, e.coarseType AS coarseType
