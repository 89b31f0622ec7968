// Deletes one bounded step of what is left of versions that are not the current one of their documents.
//   $documentIds  string[]  the documents
//   $limit        integer   most nodes of this step
// returns
//   deleted  number   0 when nothing is left
UNWIND $documentIds AS documentId
MATCH (d:GswDocument {id: documentId})
CALL (d) {
  MATCH (d)<-[:PART_OF]-(p:GswPassage)<-[:EXTRACTED_FROM]-(:GswVerbPhrase)-[:ASKS]->(n:GswQuestion) WHERE p.versionHash <> d.versionHash RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(p:GswPassage)<-[:EXTRACTED_FROM]-(n:GswVerbPhrase) WHERE p.versionHash <> d.versionHash AND NOT EXISTS { (n)-[:ASKS]->(:GswQuestion) } RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(p:GswPassage)<-[:MENTIONED_IN]-(n:GswEntity) WHERE p.versionHash <> d.versionHash RETURN DISTINCT n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(n:GswPassage) WHERE n.versionHash <> d.versionHash AND NOT EXISTS { (n)<-[:EXTRACTED_FROM|MENTIONED_IN]-() } RETURN n LIMIT $limit
}
WITH n LIMIT $limit
DETACH DELETE n
RETURN count(*) AS deleted
