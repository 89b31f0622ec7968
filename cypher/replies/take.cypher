// A reply that may be used, and from now on the job's document uses it; no row means that it has to be asked for.
//   $jobId  string  the job that wants it
//   $key    string  the reply
// returns
//   reply   { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number }
MATCH (j:GswJob {id: $jobId})
MATCH (r:GswReply {key: $key}) WHERE r.workspaceKey = j.workspaceKey AND r.failedAt IS NULL
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j, r WHERE NOT EXISTS { MATCH (gone:GswRemoval {id: j.documentId}) WHERE datetime(gone.removedAt) >= j.createdAt }
SET r.lockedAt = datetime()
REMOVE r.lockedAt
MERGE (u:GswReplyUse {id: r.key + '/' + j.documentId})
ON CREATE SET u.workspaceKey = j.workspaceKey, u.documentId = j.documentId, u.passage = r.passage, u.createdAt = datetime()
MERGE (u)-[:USES]->(r)
RETURN r {.text, .finish, .inputTokens, .cachedInputTokens, .outputTokens, model: r.answeredBy, .ms} AS reply
