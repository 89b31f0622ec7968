// Values of edited entities; null takes a value away.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, properties
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEntity {id: row.id}) WHERE e.workspaceKey = $workspaceKey
SET e += row.properties
