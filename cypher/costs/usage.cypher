// What calls used, by stage and model.
//   $workspaceKey  string         the workspace
//   $ingestId      string | null  of one ingest only
//   $documentId    string | null  of one document only, by Panini's id
// returns
//   usage  { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number }
MATCH (u:GswUsage) WHERE u.workspaceKey = $workspaceKey AND u.documentId IS NOT NULL
  AND ($ingestId IS NULL OR u.ingestId = $ingestId) AND ($documentId IS NULL OR u.documentId = $documentId)
WITH u.stage AS stage, u.model AS model, u.batch AS batch, sum(u.calls) AS calls, sum(u.inputTokens) AS inputTokens,
  sum(u.cachedInputTokens) AS cachedInputTokens, sum(u.outputTokens) AS outputTokens, sum(u.costUsd) AS costUsd, sum(u.unpriced) AS unpriced
ORDER BY stage, model, batch
RETURN {stage: stage, model: model, batch: batch, calls: calls, inputTokens: inputTokens, cachedInputTokens: cachedInputTokens,
  outputTokens: outputTokens, costUsd: costUsd, unpriced: unpriced} AS usage
