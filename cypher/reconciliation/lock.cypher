// Holds the reconciliation of a workspace until the transaction ends; nothing is returned when the workspace is gone.
//   $workspaceKey  string   the workspace
//   $id            string   id of its one node, if it is new
// returns
//   id  string
MATCH (w:GswWorkspace {key: $workspaceKey}) WHERE w.deletedAt IS NULL
MERGE (r:GswReconciliation {workspaceKey: $workspaceKey})
ON CREATE SET r.id = $id
SET r.lockedAt = datetime()
REMOVE r.lockedAt
RETURN r.id AS id
