// A worker's sign of life; no row means that the job is no longer its.
//   $id            string   the job
//   $epoch         integer  the worker's lease
//   $leaseSeconds  number   how long it is the worker's without a further sign
// returns
//   cancelled  boolean   somebody asked to stop it
MATCH (j:GswJob {id: $id})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j WHERE j.leaseEpoch = $epoch AND j.state = 'RUNNING'
SET j.leaseUntil = datetime() + duration({milliseconds: toInteger($leaseSeconds * 1000)})
RETURN coalesce(j.cancelRequested, false) AS cancelled
