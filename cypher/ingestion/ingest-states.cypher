// How many documents of an ingest are in which state, and how many of their passages are read.
//   $workspaceKey  string         the workspace
//   $ingestId      string         the ingest
// returns
//   state          string
//   jobs           number
//   unchanged      number
//   passagesDone   number
//   passagesTotal  number
MATCH (j:GswJob {ingestId: $ingestId}) WHERE j.workspaceKey = $workspaceKey
WITH j, CASE WHEN j.state = 'RUNNING' AND j.leaseUntil < datetime() THEN 'STALLED' ELSE j.state END AS state
RETURN state, count(j) AS jobs, sum(CASE j.code WHEN 'UNCHANGED' THEN 1 ELSE 0 END) AS unchanged,
  sum(j.passagesDone) AS passagesDone, sum(coalesce(j.passagesTotal, 0)) AS passagesTotal
ORDER BY state
