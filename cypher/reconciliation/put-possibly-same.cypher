// Pairs that may be one thing, from the smaller id to the greater.
//   $workspaceKey  string  the workspace
//   $rows          map[]   left, right, properties
// returns nothing
UNWIND $rows AS row
MATCH (one:GswEntity {id: row.left}), (other:GswEntity {id: row.right})
WHERE one.workspaceKey = $workspaceKey AND other.workspaceKey = $workspaceKey
MERGE (one)-[p:POSSIBLY_SAME_AS]->(other)
SET p = row.properties, p.workspaceKey = $workspaceKey
