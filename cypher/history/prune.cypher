// Deletes one bounded step of the answers beyond the newest that are kept; turns of threads go with their threads only.
//   $workspaceKey  string   the workspace
//   $keep          integer  how many stay
//   $limit         integer  most nodes of this step
// returns
//   deleted  number
MATCH (a:GswAnswer {workspaceKey: $workspaceKey}) WHERE a.place > '' AND a.threadId IS NULL
WITH a ORDER BY a.place DESC SKIP $keep LIMIT $limit
DETACH DELETE a
RETURN count(*) AS deleted
