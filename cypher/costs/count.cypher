// Counts what calls used, by ingest, document, stage and model; a reply of a batch that is kept already was counted already.
//   $rows  map[]   jobId, key, stage, model, batch, inputTokens, cachedInputTokens, outputTokens, costUsd or null; sorted by jobId and key
// returns nothing
UNWIND $rows AS row
MATCH (j:GswJob {id: row.jobId})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j, row WHERE NOT (row.batch AND EXISTS { MATCH (:GswReply {key: row.key}) })
WITH j, row, CASE WHEN EXISTS { MATCH (gone:GswRemoval {id: j.documentId}) WHERE datetime(gone.removedAt) >= j.createdAt }
  THEN '' ELSE j.documentId END AS documentId
MERGE (u:GswUsage {key: j.ingestId + '/' + documentId + '/' + row.stage + '/' + row.model + CASE WHEN row.batch THEN '/batch' ELSE '' END})
ON CREATE SET u.workspaceKey = j.workspaceKey, u.ingestId = j.ingestId, u.documentId = documentId, u.stage = row.stage, u.model = row.model,
  u.batch = row.batch, u.calls = 0, u.inputTokens = 0, u.cachedInputTokens = 0, u.outputTokens = 0, u.costUsd = 0.0, u.unpriced = 0
SET u.calls = u.calls + 1, u.inputTokens = u.inputTokens + row.inputTokens, u.cachedInputTokens = u.cachedInputTokens + row.cachedInputTokens,
  u.outputTokens = u.outputTokens + row.outputTokens, u.costUsd = u.costUsd + coalesce(row.costUsd, 0.0),
  u.unpriced = u.unpriced + CASE WHEN row.costUsd IS NULL THEN 1 ELSE 0 END
