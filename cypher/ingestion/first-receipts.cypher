// The receipts of documents that were sent in before.
//   $workspaceKey  string  the workspace
//   $ingestId      string  the ingest
// returns
//   jobId        string
//   documentId   string
//   externalId   string
//   state        string
//   code         string
//   sentence     string
//   duplicateOf  string | null
MATCH (j:GswJob {ingestId: $ingestId}) WHERE j.workspaceKey = $workspaceKey
RETURN j.id AS jobId, j.documentId AS documentId, j.externalId AS externalId, j.state AS state, j.code AS code, j.sentence AS sentence,
  j.duplicateOf AS duplicateOf ORDER BY j.sequence
