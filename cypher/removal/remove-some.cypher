// Deletes one bounded step of what hidden documents hold.
//   $ids    string[]  the documents
//   $limit  integer   most nodes of this step
// returns
//   deleted  number   0 when nothing is left
UNWIND $ids AS id
MATCH (d:GswDocument {id: id})
SET d.lockedAt = datetime()
REMOVE d.lockedAt
WITH d WHERE d.removedAt IS NOT NULL
CALL (d) {
  MATCH (d)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(:GswVerbPhrase)-[:ASKS]->(n:GswQuestion) RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(n:GswVerbPhrase) WHERE NOT EXISTS { (n)-[:ASKS]->(:GswQuestion) } RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = d.workspaceKey AND n.documentId = d.id RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(n:GswPassage) WHERE NOT EXISTS { (n)<-[:EXTRACTED_FROM|MENTIONED_IN]-() } RETURN n LIMIT $limit
}
WITH n LIMIT $limit
DETACH DELETE n
RETURN count(*) AS deleted
