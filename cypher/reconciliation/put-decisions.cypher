// Records decisions with the anchors that they name.
//   $workspaceKey  string  the workspace
//   $rows          map[]   properties, concerns (anchorId, side, place)
// returns nothing
UNWIND $rows AS row
CREATE (d:GswDecision {id: row.id})
SET d += row.properties, d.workspaceKey = $workspaceKey, d.ordinal = toInteger(row.ordinal), d.at = toString(datetime())
WITH d, row
UNWIND row.concerns AS concern
MATCH (a:GswAnchor {id: concern.anchorId}) WHERE a.workspaceKey = $workspaceKey
CREATE (d)-[:CONCERNS {side: concern.side, place: toInteger(concern.place)}]->(a)
