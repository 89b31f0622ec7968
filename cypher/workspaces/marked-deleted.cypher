// Workspaces whose deletion has begun and not ended.
// returns
//   key  string
MATCH (w:GswWorkspace) WHERE w.deletedAt <= datetime()
RETURN w.key AS key ORDER BY key
