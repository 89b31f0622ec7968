// Gives ingests of some jobs another budget.
//   $workspaceKey  string    the workspace
//   $jobs          string[]  the jobs
//   $budgetUsd     number    most money that each ingest may cost
// returns nothing
UNWIND $jobs AS id
MATCH (j:GswJob {id: id}) WHERE j.workspaceKey = $workspaceKey
WITH DISTINCT j.ingestId AS ingestId ORDER BY ingestId
MATCH (i:GswIngest {id: ingestId})
SET i.budgetUsd = $budgetUsd
