// A job's document uses all replies about some passages, which were read for another one before.
//   $jobId     string    the job
//   $passages  string[]  content hashes of the passages
// returns nothing
MATCH (j:GswJob {id: $jobId})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j WHERE NOT EXISTS { MATCH (gone:GswRemoval {id: j.documentId}) WHERE datetime(gone.removedAt) >= j.createdAt }
UNWIND $passages AS passage
MATCH (r:GswReply) WHERE r.workspaceKey = j.workspaceKey AND r.passage = passage AND r.failedAt IS NULL
WITH j, r ORDER BY r.key
SET r.lockedAt = datetime()
REMOVE r.lockedAt
MERGE (u:GswReplyUse {id: r.key + '/' + j.documentId})
ON CREATE SET u.workspaceKey = j.workspaceKey, u.documentId = j.documentId, u.passage = r.passage, u.createdAt = datetime()
MERGE (u)-[:USES]->(r)
