// First statement of every write of a job: holds it until the transaction ends; no row means that it is no longer the worker's.
//   $id     string   the job
//   $epoch  integer  the worker's lease
// returns
//   cancelled  boolean   somebody asked to stop it
MATCH (j:GswJob {id: $id})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j WHERE j.leaseEpoch = $epoch AND j.state = 'RUNNING'
RETURN coalesce(j.cancelRequested, false) AS cancelled
