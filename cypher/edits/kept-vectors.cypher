// Vectors that edits took away, by the text they were made of.
//   $workspaceKey  string    the workspace
//   $documentId    string    the document
//   $model         string    the model that made them
//   $texts         string[]  the texts
// returns
//   text    string
//   vector  number[]
MATCH (e:GswEdit) WHERE e.workspaceKey = $workspaceKey AND e.documentId = $documentId AND e.vectorModel = $model AND e.vectorText IN $texts
WITH e ORDER BY e.ordinal
RETURN e.vectorText AS text, head(collect(e.vector)) AS vector ORDER BY text
