// The number of the next edit of a workspace.
//   $workspaceKey  string   the workspace
// returns
//   ordinal  number
OPTIONAL MATCH (e:GswEdit) WHERE e.workspaceKey = $workspaceKey AND e.ordinal > 0
RETURN coalesce(max(e.ordinal), 0) + 1 AS ordinal
