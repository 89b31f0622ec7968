// First statement of every write of several jobs: holds them until the transaction ends; a job without a row is no longer the worker's.
//   $leases  map[]   id and epoch of each, sorted by id
// returns
//   id         string
//   cancelled  boolean   somebody asked to stop it
UNWIND $leases AS lease
MATCH (j:GswJob {id: lease.id})
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j, lease WHERE j.leaseEpoch = toInteger(lease.epoch) AND j.state = 'RUNNING'
RETURN j.id AS id, coalesce(j.cancelRequested, false) AS cancelled
