// Puts jobs that ended badly, or that wait for somebody, back in the queue.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the jobs
// returns
//   id  string
UNWIND $ids AS id
MATCH (j:GswJob {id: id}) WHERE j.workspaceKey = $workspaceKey
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j WHERE j.state IN ['FAILED', 'PARTIAL', 'CANCELLED', 'STALLED'] AND EXISTS { (t:GswJobText {id: j.id}) }
SET j.state = 'QUEUED', j.code = 'QUEUED', j.sentence = 'Waits for a worker.', j.open = true, j.claims = 0, j.createdAt = datetime(), j.updatedAt = datetime()
REMOVE j.finishedAt, j.notBefore, j.cancelRequested
RETURN j.id AS id
