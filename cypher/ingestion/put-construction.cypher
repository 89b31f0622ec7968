// Keeps what was read out of a passage; the first one stays.
//   $workspaceKey  string  the workspace
//   $row           map     key, and properties: documentId, jobId, json, counts, usage, language, covered
// returns nothing
MERGE (c:GswConstruction {key: $row.key})
ON CREATE SET c += $row.properties, c.workspaceKey = $workspaceKey, c.createdAt = datetime()
