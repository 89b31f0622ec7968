// The passages of a document's current version.
//   $workspaceKey  string   the workspace
//   $documentId    string   the document
// returns
//   id     string
//   title  string
//   text   string
MATCH (d:GswDocument {id: $documentId})<-[:PART_OF]-(p:GswPassage) WHERE d.workspaceKey = $workspaceKey AND p.versionHash = d.versionHash
RETURN p.id AS id, coalesce(p.title, '') AS title, coalesce(p.text, '') AS text ORDER BY p.index, id
