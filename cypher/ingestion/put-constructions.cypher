// Keeps what was read out of passages; the first one of a passage stays.
//   $workspaceKey  string  the workspace
//   $rows          map[]   key, and properties: documentId, jobId, json, counts, usage, language, covered; sorted by key
// returns nothing
UNWIND $rows AS row
MERGE (c:GswConstruction {key: row.key})
ON CREATE SET c += row.properties, c.workspaceKey = $workspaceKey, c.createdAt = datetime()
