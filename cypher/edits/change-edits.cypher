// Changes of recorded edits: their state and where they are attached; null takes a value away.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, properties, effectiveOrdinal
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEdit {id: row.id}) WHERE e.workspaceKey = $workspaceKey
SET e += row.properties, e.effectiveOrdinal = coalesce(toInteger(row.effectiveOrdinal), e.effectiveOrdinal)
