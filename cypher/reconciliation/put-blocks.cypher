// The blocks that entities stand in, and what earlier runs thought of them forgotten.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, tokens
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEntity {id: row.id}) WHERE e.workspaceKey = $workspaceKey
SET e.blockTokens = row.tokens
WITH e
MATCH (e)-[p:POSSIBLY_SAME_AS]-(:GswEntity)
DELETE p
