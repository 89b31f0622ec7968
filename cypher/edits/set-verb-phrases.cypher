// Values of edited verb phrases; null takes a value away.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, properties
// returns nothing
UNWIND $rows AS row
MATCH (v:GswVerbPhrase {id: row.id}) WHERE v.workspaceKey = $workspaceKey
SET v += row.properties
