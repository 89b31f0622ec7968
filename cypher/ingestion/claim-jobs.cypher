// Takes jobs: each is locked first and looked at again, so that of many who want it one gets it.
//   $ids           string[]  the jobs, sorted
//   $owner         string    the worker
//   $leaseSeconds  number    how long they are the worker's without a sign of life
// returns
//   job  { id: string; workspaceKey: string; workspace: string; ingestId: string; documentId: string; externalId: string; title: string; tags: string[]; date: string | null; textHash: string; sourceHash: string; construct: string; actor: string; position: number; leaseEpoch: number; claims: number; passageTokens: number; acceptedAt: string; budgetUsd: number | null }
UNWIND $ids AS id
MATCH (j:GswJob {id: id})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j
WHERE j.open = true AND ((j.state = 'QUEUED' AND (j.notBefore IS NULL OR j.notBefore <= datetime())) OR (j.state = 'RUNNING' AND j.leaseUntil < datetime()))
  AND NOT EXISTS { MATCH (other:GswJob {documentId: j.documentId, open: true}) WHERE other.sequence < j.sequence }
MATCH (w:GswWorkspace {key: j.workspaceKey}) WHERE w.deletedAt IS NULL
SET j.state = 'RUNNING', j.code = 'RUNNING', j.sentence = 'Is being read.', j.leaseEpoch = j.leaseEpoch + 1, j.leaseOwner = $owner,
  j.leaseUntil = datetime() + duration({milliseconds: toInteger($leaseSeconds * 1000)}), j.claims = j.claims + 1,
  j.startedAt = coalesce(j.startedAt, datetime()), j.updatedAt = datetime()
REMOVE j.notBefore
WITH j, w
OPTIONAL MATCH (i:GswIngest {id: j.ingestId})
RETURN j {.id, .workspaceKey, .ingestId, .documentId, .externalId, .title, .tags, .date, .textHash, .sourceHash, .construct, .actor, .position,
  .leaseEpoch, .claims, .passageTokens, workspace: w.name, acceptedAt: toString(j.createdAt), budgetUsd: i.budgetUsd} AS job
ORDER BY j.sequence, j.id
