// Least probabilities of the zones of a workspace, where somebody set them.
//   $workspaceKey  string  the workspace
// returns
//   automatic  number | null
//   review     number | null
MATCH (r:GswReconciliation {workspaceKey: $workspaceKey})
RETURN r.automatic AS automatic, r.review AS review
