// Sets the least probabilities of the zones of a workspace; its documents are looked at again.
//   $workspaceKey  string  the workspace
//   $id            string  id of its one node, if it is new
//   $automatic     number
//   $review        number
// returns nothing
MATCH (w:GswWorkspace {key: $workspaceKey}) WHERE w.deletedAt IS NULL
MERGE (r:GswReconciliation {workspaceKey: $workspaceKey})
ON CREATE SET r.id = $id
SET r.automatic = $automatic, r.review = $review
