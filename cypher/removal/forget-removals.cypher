// Forgets the oldest deletions beyond those that are kept.
//   $workspaceKey  string   the workspace
//   $kept          integer  how many are kept
// returns nothing
MATCH (r:GswRemoval) WHERE r.workspaceKey = $workspaceKey AND r.externalId IS NOT NULL
WITH r ORDER BY datetime(r.removedAt) DESC, r.id SKIP $kept
DETACH DELETE r
