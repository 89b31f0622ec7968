// Notes the versions of documents that a run has looked at.
//   $workspaceKey  string  the workspace
//   $rows          map[]   externalId, versionHash
//   $rules         string  version of the rules that the run went by
// returns nothing
UNWIND $rows AS row
MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: row.externalId}) WHERE d.versionHash = row.versionHash
SET d.reconciled = row.versionHash + $rules
