// Verb phrases of passages.
//   $workspaceKey  string   the workspace
//   $live          boolean  false while the version is staged
//   $rows          map[]    id, passageId, versionHash, ordinal, properties
// returns nothing
UNWIND $rows AS row
MATCH (p:GswPassage {id: row.passageId})
MERGE (v:GswVerbPhrase {id: row.id})
SET v += row.properties, v.workspaceKey = $workspaceKey, v.live = $live, v.versionHash = row.versionHash, v.ordinal = toInteger(row.ordinal)
MERGE (v)-[:EXTRACTED_FROM]->(p)
