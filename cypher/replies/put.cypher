// Keeps replies for the documents of their jobs; the first one of a key stays, and nothing is kept for a document that was deleted meanwhile.
//   $rows  map[]   jobId, key, failed, and properties: passage, stage, model, answeredBy, promptVersion, requestHash, text, finish, refusal, tokens, ms, code, sentence; sorted by jobId and key
// returns
//   key     string
//   reply   { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number }
UNWIND $rows AS row
MATCH (j:GswJob {id: row.jobId})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j, row WHERE NOT EXISTS { MATCH (gone:GswRemoval {id: j.documentId}) WHERE datetime(gone.removedAt) >= j.createdAt }
MERGE (r:GswReply {key: row.key})
ON CREATE SET r += row.properties, r.workspaceKey = j.workspaceKey, r.createdAt = datetime()
FOREACH (one IN CASE WHEN row.failed THEN [r] ELSE [] END | SET one.failedAt = coalesce(one.failedAt, datetime()))
MERGE (u:GswReplyUse {id: row.key + '/' + j.documentId})
ON CREATE SET u.workspaceKey = j.workspaceKey, u.documentId = j.documentId, u.passage = r.passage, u.createdAt = datetime()
MERGE (u)-[:USES]->(r)
RETURN r.key AS key, r {.text, .finish, .inputTokens, .cachedInputTokens, .outputTokens, model: r.answeredBy, .ms} AS reply
