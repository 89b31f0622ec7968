// Forgets the oldest failed replies beyond those that are kept.
//   $workspaceKey  string   the workspace
//   $kept          integer  how many are kept
// returns nothing
MATCH (r:GswReply) WHERE r.workspaceKey = $workspaceKey AND r.failedAt IS NOT NULL
WITH r ORDER BY r.failedAt DESC, r.key SKIP $kept
OPTIONAL MATCH (u:GswReplyUse)-[:USES]->(r)
DETACH DELETE u, r
