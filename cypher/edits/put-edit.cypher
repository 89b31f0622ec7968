// Records an edit.
//   $workspaceKey  string   the workspace
//   $ordinal       integer  its number in the workspace
//   $row           map      its other properties
// returns nothing
CREATE (e:GswEdit {id: $row.id})
SET e += $row, e.workspaceKey = $workspaceKey, e.ordinal = $ordinal, e.effectiveOrdinal = $ordinal, e.at = toString(datetime())
