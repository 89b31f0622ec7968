// How many jobs are waiting or running, here or elsewhere.
//   $workspaceKey  string         the workspace
//   $ingestId      string | null  of one ingest only
// returns
//   jobs  number
MATCH (j:GswJob {open: true, workspaceKey: $workspaceKey}) WHERE j.state IN ['QUEUED', 'RUNNING'] AND ($ingestId IS NULL OR j.ingestId = $ingestId)
RETURN count(j) AS jobs
