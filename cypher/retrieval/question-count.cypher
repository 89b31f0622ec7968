// How many questions a workspace holds, counted up to a limit.
//   $workspaceKey  string   the workspace
//   $limit         integer  counting stops here
// returns
//   questions  integer
MATCH (question:GswQuestion {workspaceKey: $workspaceKey, live: true})
WITH question LIMIT $limit
RETURN count(question) AS questions
