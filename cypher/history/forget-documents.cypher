// Deletes the answers that rest on removed documents, one bounded step.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  the documents
//   $limit         integer   most nodes of this step
// returns
//   deleted  number
MATCH (a:GswAnswer {workspaceKey: $workspaceKey}) WHERE a.place > '' AND any(id IN a.documentIds WHERE id IN $documentIds)
WITH a LIMIT $limit
DETACH DELETE a
RETURN count(*) AS deleted
