// Which documents were deleted after a moment.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $since         string    ISO-8601, of the server's clock
// returns
//   externalId  string
//   removedBy   string
UNWIND $ids AS id
MATCH (r:GswRemoval {id: id}) WHERE r.workspaceKey = $workspaceKey AND datetime(r.removedAt) > datetime($since)
RETURN r.externalId AS externalId, r.removedBy AS removedBy
