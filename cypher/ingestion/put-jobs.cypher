// Accepts documents: a job for each, with its text where there is something to read.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, sequence, position, text or null, and properties
// returns nothing
UNWIND $rows AS row
CREATE (j:GswJob {id: row.id})
SET j += row.properties, j.workspaceKey = $workspaceKey, j.sequence = toInteger(row.sequence), j.position = toInteger(row.position),
  j.leaseEpoch = 0, j.claims = 0, j.passagesDone = 0, j.createdAt = datetime(), j.updatedAt = datetime()
FOREACH (one IN CASE WHEN row.properties.open THEN [] ELSE [j] END | SET one.finishedAt = datetime() REMOVE one.open)
FOREACH (text IN CASE WHEN row.text IS NULL THEN [] ELSE [row.text] END |
  CREATE (:GswJobText {id: row.id, workspaceKey: $workspaceKey, documentId: row.properties.documentId, text: text}))
