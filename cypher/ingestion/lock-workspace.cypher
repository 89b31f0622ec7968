// Takes numbers for new jobs; whoever else accepts documents into the workspace waits until the transaction ends.
//   $workspaceKey  string   the workspace
//   $count         integer  how many
// returns
//   first  number   the first of them
MATCH (w:GswWorkspace {key: $workspaceKey}) WHERE w.deletedAt IS NULL
SET w.jobSequence = coalesce(w.jobSequence, 0) + $count
RETURN w.jobSequence - $count AS first
