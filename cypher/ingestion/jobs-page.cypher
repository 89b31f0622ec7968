// A page of the jobs of a workspace, latest first.
//   $workspaceKey  string           the workspace
//   $states        string[] | null  in some states only
//   $ingestId      string | null    of one ingest only
//   $documentId    string | null    of one document only, by either id
//   $before        integer          number that the page ends before
//   $limit         integer          how many
// returns
//   job  { id: string; ingestId: string; sequence: number; documentId: string; externalId: string; title: string; state: string; code: string; sentence: string; construct: string; constructorName: string | null; duplicateOf: string | null; passagesDone: number; passagesTotal: number | null; counts: string | null; usage: { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number }[]; faults: string | null; language: string | null; covered: boolean | null; actor: string; createdAt: string; startedAt: string | null; finishedAt: string | null; canRetry: boolean }
MATCH (j:GswJob) WHERE j.workspaceKey = $workspaceKey AND j.sequence < $before
  AND ($ingestId IS NULL OR j.ingestId = $ingestId) AND ($documentId IS NULL OR j.documentId = $documentId OR j.externalId = $documentId)
WITH j, j.state = 'RUNNING' AND j.leaseUntil < datetime() AS lost
WHERE $states IS NULL OR CASE WHEN lost THEN 'STALLED' ELSE j.state END IN $states
WITH j, lost ORDER BY j.sequence DESC LIMIT $limit
RETURN j {.id, .ingestId, .sequence, .documentId, .externalId, .title, .construct, .constructorName, .duplicateOf, .passagesDone, .passagesTotal, .counts,
  .faults, .language, .covered, .actor, createdAt: toString(j.createdAt), startedAt: toString(j.startedAt), finishedAt: toString(j.finishedAt),
  state: CASE WHEN lost THEN 'STALLED' ELSE j.state END, code: CASE WHEN lost THEN 'WORKER_LOST' ELSE j.code END,
  sentence: CASE WHEN lost THEN 'Its worker gave no sign of life; the next free one goes on where it stopped.' ELSE j.sentence END,
  canRetry: j.state IN ['FAILED', 'PARTIAL', 'CANCELLED', 'STALLED'] AND EXISTS { (:GswJobText {id: j.id}) },
  usage: COLLECT {
    MATCH (u:GswUsage {workspaceKey: j.workspaceKey, documentId: j.documentId}) WHERE u.ingestId = j.ingestId
    RETURN u {.stage, .model, .batch, .calls, .inputTokens, .cachedInputTokens, .outputTokens, .costUsd, .unpriced} ORDER BY u.stage, u.model, u.batch
  }} AS job
ORDER BY job.sequence DESC
