// What is known of some documents, so that unchanged ones are left alone.
//   $workspaceKey  string    the workspace
//   $externalIds   string[]  callers' ids
// returns
//   externalId   string
//   id           string
//   contentHash  string
//   versionHash  string   empty while its first version is being written
//   status       string   current, staging, or finishing when flags or removal are left
UNWIND $externalIds AS externalId
MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: externalId})
RETURN d.externalId AS externalId, d.id AS id, d.contentHash AS contentHash, d.versionHash AS versionHash, d.status AS status
