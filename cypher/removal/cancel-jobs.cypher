// Cancels the jobs of hidden documents that were sent before the deletion; the worker of a running one finds the document deleted.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
// returns nothing
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NOT NULL
MATCH (j:GswJob) WHERE j.documentId = id AND j.open = true AND j.createdAt <= datetime(d.removedAt)
  AND NOT (j.state = 'RUNNING' AND j.leaseUntil >= datetime())
SET j.state = 'CANCELLED', j.code = 'DOCUMENT_DELETED', j.sentence = 'The document was deleted before it was read. Send it again to bring it back.',
  j.finishedAt = datetime(), j.updatedAt = datetime()
REMOVE j.open, j.leaseOwner, j.leaseUntil, j.cancelRequested
