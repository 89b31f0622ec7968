// Search tokens of passages, as code makes them.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, searchTokens
// returns nothing
UNWIND $rows AS row
MATCH (p:GswPassage {id: row.id}) WHERE p.workspaceKey = $workspaceKey
SET p.searchTokens = row.searchTokens
