// The place after every document that is there or waits to be read.
//   $workspaceKey  string   the workspace
// returns
//   position  number
CALL () {
  OPTIONAL MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
  RETURN max(d.position) AS last
  UNION ALL
  OPTIONAL MATCH (j:GswJob {open: true, workspaceKey: $workspaceKey})
  RETURN max(j.position) AS last
}
RETURN coalesce(max(last) + 1, 0) AS position
