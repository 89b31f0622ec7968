// One job with its state as a reader sees it.
//   $workspaceKey  string   the workspace
//   $id            string   the job
// returns
//   job  { id: string; ingestId: string; sequence: number; documentId: string; externalId: string; title: string; state: string; code: string; sentence: string; construct: string; constructorName: string | null; duplicateOf: string | null; passagesDone: number; passagesTotal: number | null; counts: string | null; usage: { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number }[]; faults: string | null; language: string | null; covered: boolean | null; actor: string; createdAt: string; startedAt: string | null; finishedAt: string | null; canRetry: boolean }
MATCH (j:GswJob {id: $id}) WHERE j.workspaceKey = $workspaceKey
WITH j, coalesce(j.state = 'RUNNING' AND j.leaseUntil < datetime(), false) AS lost
RETURN j {.id, .ingestId, .sequence, .documentId, .externalId, .title, .construct, .constructorName, .duplicateOf, .passagesDone, .passagesTotal, .counts,
  .faults, .language, .covered, .actor, createdAt: toString(j.createdAt), startedAt: toString(j.startedAt), finishedAt: toString(j.finishedAt),
  state: CASE WHEN lost THEN 'STALLED' ELSE j.state END, code: CASE WHEN lost THEN 'WORKER_LOST' ELSE j.code END,
  sentence: CASE WHEN lost THEN 'Its worker gave no sign of life; the next free one goes on where it stopped.' ELSE j.sentence END,
  canRetry: j.state IN ['FAILED', 'PARTIAL', 'CANCELLED', 'STALLED'] AND EXISTS { (:GswJobText {id: j.id}) },
  usage: COLLECT {
    MATCH (u:GswUsage {workspaceKey: j.workspaceKey, documentId: j.documentId}) WHERE u.ingestId = j.ingestId
    RETURN u {.stage, .model, .batch, .calls, .inputTokens, .cachedInputTokens, .outputTokens, .costUsd, .unpriced} ORDER BY u.stage, u.model, u.batch
  }} AS job
