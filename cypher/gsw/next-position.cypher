// The place after the last document in the order of import.
//   $workspaceKey  string   the workspace
// returns
//   position  number
OPTIONAL MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
RETURN coalesce(max(d.position) + 1, 0) AS position
