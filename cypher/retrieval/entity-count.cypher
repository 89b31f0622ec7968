// How many entities a workspace or some of its documents hold, counted up to a limit.
//   $workspaceKey  string           the workspace
//   $documentIds   string[] | null  documents in scope; null means all
//   $limit         integer          counting stops here
// returns
//   entities  integer
CALL () {
  UNWIND CASE WHEN $documentIds IS NULL THEN [1] ELSE [] END AS go
  MATCH (entity:GswEntity)
  WHERE entity.workspaceKey = $workspaceKey AND entity.id > '' AND entity.live
  RETURN entity
  UNION
  UNWIND coalesce($documentIds, []) AS documentId
  MATCH (:GswDocument {id: documentId})<-[:PART_OF]-(:GswPassage)<-[:MENTIONED_IN]-(entity:GswEntity)
  WHERE entity.workspaceKey = $workspaceKey AND entity.live
  RETURN entity
}
WITH entity LIMIT $limit
RETURN count(entity) AS entities
