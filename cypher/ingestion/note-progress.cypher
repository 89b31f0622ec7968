// How far a job is; it never goes back.
//   $id     string   the job
//   $done   integer  passages read
//   $total  integer  passages there are
// returns nothing
MATCH (j:GswJob {id: $id})
SET j.passagesDone = CASE WHEN j.passagesDone > $done THEN j.passagesDone ELSE $done END, j.passagesTotal = $total, j.claims = 0, j.updatedAt = datetime()
