// The number of the last decision of a workspace; nothing is returned when there is none.
//   $workspaceKey  string   the workspace
// returns
//   ordinal  number
MATCH (d:GswDecision) WHERE d.workspaceKey = $workspaceKey AND d.ordinal > 0
RETURN d.ordinal AS ordinal ORDER BY d.ordinal DESC LIMIT 1
