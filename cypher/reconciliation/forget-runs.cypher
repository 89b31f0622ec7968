// Lets the next run look at every document of a workspace again.
//   $workspaceKey  string  the workspace
// returns nothing
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
REMOVE d.reconciled
