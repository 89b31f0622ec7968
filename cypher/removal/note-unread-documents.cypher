// A place for documents that were sent in and never read, so that they are deleted like any other.
//   $workspaceKey  string    the workspace
//   $ids           string[]  documents
// returns nothing
UNWIND $ids AS id
CALL (id) {
  MATCH (j:GswJob) WHERE j.documentId = id AND j.sequence >= 0 AND j.workspaceKey = $workspaceKey
    AND (j.open = true OR EXISTS { (:GswJobText {id: j.id}) })
  RETURN j ORDER BY j.sequence DESC LIMIT 1
}
WITH j WHERE NOT EXISTS { (:GswDocument {id: j.documentId}) }
MERGE (d:GswDocument {id: j.documentId})
SET d.workspaceKey = $workspaceKey, d.externalId = j.externalId, d.position = j.position, d.version = 0, d.versionHash = '',
  d.contentHash = '', d.title = coalesce(j.title, ''), d.tags = j.tags, d.status = 'staging', d.updatedAt = datetime()
