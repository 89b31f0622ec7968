// Forgets what anchors of deleted documents were attached to; the anchors stay, for a document that comes back.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  Panini's ids of documents that are being deleted
// returns
//   text  string   of each anchor
UNWIND $documentIds AS documentId
MATCH (d:GswDocument {id: documentId}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NOT NULL
MATCH (a:GswAnchor {workspaceKey: $workspaceKey, document: d.externalId})
SET a.versionHash = '', a.attached = false
RETURN a.text AS text
