// Makes a version of each document the one that is read, in one write.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, externalId, title, tags, date, versionHash, contentHash, status, position
// returns nothing
UNWIND $rows AS row
MERGE (d:GswDocument {id: row.id})
ON CREATE SET d.workspaceKey = $workspaceKey, d.externalId = row.externalId, d.position = toInteger(row.position), d.version = 0
SET d.version = CASE WHEN d.versionHash = row.versionHash THEN d.version ELSE d.version + 1 END,
  d.title = row.title, d.tags = row.tags, d.date = row.date, d.versionHash = row.versionHash, d.contentHash = row.contentHash,
  d.status = row.status, d.updatedAt = datetime()
REMOVE d.removedAt
