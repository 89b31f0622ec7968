// Cancels jobs: a waiting one at once, a running one by its worker before its next write.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the jobs
//   $actor         string    who cancels
// returns nothing
UNWIND $ids AS id
MATCH (j:GswJob {id: id}) WHERE j.workspaceKey = $workspaceKey
SET j.lockedAt = datetime()
REMOVE j.lockedAt
WITH j WHERE j.open = true
FOREACH (one IN CASE WHEN j.state = 'RUNNING' AND j.leaseUntil >= datetime() THEN [j] ELSE [] END | SET one.cancelRequested = true)
FOREACH (one IN CASE WHEN j.state = 'RUNNING' AND j.leaseUntil >= datetime() THEN [] ELSE [j] END |
  SET one.state = 'CANCELLED', one.code = 'CANCELLED', one.sentence = 'Was cancelled by ' + $actor + ' before it was read.', one.finishedAt = datetime(),
    one.updatedAt = datetime()
  REMOVE one.open, one.leaseOwner, one.leaseUntil)
