// Whether documents have anchors: one of them, or nothing.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  Panini's ids
// returns
//   text  string
UNWIND $documentIds AS documentId
MATCH (d:GswDocument {id: documentId}) WHERE d.workspaceKey = $workspaceKey
MATCH (a:GswAnchor {workspaceKey: $workspaceKey, document: d.externalId})
RETURN a.text AS text LIMIT 1
