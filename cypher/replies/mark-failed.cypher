// Keeps replies that came to nothing for diagnosis only: they get another key, so that the same request is asked anew.
//   $workspaceKey  string  the workspace
//   $rows          map[]   key, and failedKey, sorted by key
//   $code          string  what came of them
// returns nothing
UNWIND $rows AS row
MATCH (r:GswReply {key: row.key}) WHERE r.workspaceKey = $workspaceKey AND r.failedAt IS NULL
SET r.key = row.failedKey, r.code = $code, r.failedAt = datetime()
