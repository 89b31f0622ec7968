// Sets the live flags of some nodes.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, live
// returns nothing
UNWIND $rows AS row
CALL (row) { MATCH (n:GswPassage {id: row.id}) WHERE n.workspaceKey = $workspaceKey SET n.live = row.live }
CALL (row) { MATCH (n:GswEntity {id: row.id}) WHERE n.workspaceKey = $workspaceKey SET n.live = row.live }
CALL (row) { MATCH (n:GswVerbPhrase {id: row.id}) WHERE n.workspaceKey = $workspaceKey SET n.live = row.live }
CALL (row) { MATCH (n:GswQuestion {id: row.id}) WHERE n.workspaceKey = $workspaceKey SET n.live = row.live }
