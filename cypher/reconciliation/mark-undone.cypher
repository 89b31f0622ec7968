// Notes which decisions are undone, and by which.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, undoneBy (null when it is in effect again)
// returns nothing
UNWIND $rows AS row
MATCH (d:GswDecision {id: row.id}) WHERE d.workspaceKey = $workspaceKey
SET d.undoneBy = row.undoneBy
