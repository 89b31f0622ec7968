// What hidden documents cost stays counted with their ingests, without saying which documents they were; one bounded step.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $limit         integer   most lines of this step
// returns
//   deleted  number   0 when nothing is left
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NOT NULL
MATCH (u:GswUsage) WHERE u.workspaceKey = $workspaceKey AND u.documentId = id
WITH u ORDER BY u.key LIMIT $limit
MERGE (all:GswUsage {key: u.ingestId + '//' + u.stage + '/' + u.model + CASE WHEN u.batch THEN '/batch' ELSE '' END})
ON CREATE SET all.workspaceKey = u.workspaceKey, all.ingestId = u.ingestId, all.documentId = '', all.stage = u.stage, all.model = u.model,
  all.batch = u.batch, all.calls = 0, all.inputTokens = 0, all.cachedInputTokens = 0, all.outputTokens = 0, all.costUsd = 0.0, all.unpriced = 0
SET all.calls = all.calls + u.calls, all.inputTokens = all.inputTokens + u.inputTokens,
  all.cachedInputTokens = all.cachedInputTokens + u.cachedInputTokens, all.outputTokens = all.outputTokens + u.outputTokens,
  all.costUsd = all.costUsd + u.costUsd, all.unpriced = all.unpriced + u.unpriced
DELETE u
RETURN count(*) AS deleted
