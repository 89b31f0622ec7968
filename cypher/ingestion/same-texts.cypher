// Which other documents have, or will have, the very text of documents that are sent in.
//   $workspaceKey  string  the workspace
//   $rows          map[]   documentId, textHash
// returns
//   documentId   string
//   duplicateOf  string   the caller's id of the first other one
UNWIND $rows AS row
CALL (row) {
  MATCH (d:GswDocument {workspaceKey: $workspaceKey, textHash: row.textHash})
  WHERE d.id <> row.documentId AND d.removedAt IS NULL AND d.versionHash <> '' AND d.ingestedVersion = d.versionHash
  RETURN d.externalId AS externalId, 0 AS rank, d.position AS place
  UNION ALL
  MATCH (j:GswJob {workspaceKey: $workspaceKey, textHash: row.textHash}) WHERE j.documentId <> row.documentId AND j.open = true
  RETURN j.externalId AS externalId, 1 AS rank, j.sequence AS place
}
WITH row, externalId ORDER BY rank, place, externalId
WITH row, head(collect(externalId)) AS duplicateOf
RETURN row.documentId AS documentId, duplicateOf
