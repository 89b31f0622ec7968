// How many documents no run has looked at in their current version.
//   $workspaceKey  string  the workspace
//   $rules         string  version of the rules that a run goes by
// returns
//   documents  number
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
  AND d.versionHash <> '' AND coalesce(d.reconciled, '') <> d.versionHash + $rules
RETURN count(d) AS documents
