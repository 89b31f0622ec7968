// Holds the jobs of documents until the transaction ends: whoever reads one of them writes it before or not at all.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
// returns
//   id  string
UNWIND $ids AS id
MATCH (j:GswJob) WHERE j.documentId = id AND j.sequence >= 0 AND j.workspaceKey = $workspaceKey
  AND (j.open = true OR EXISTS { (:GswJobText {id: j.id}) })
WITH j ORDER BY j.id
SET j.lockedAt = datetime()
REMOVE j.lockedAt
RETURN j.id AS id
