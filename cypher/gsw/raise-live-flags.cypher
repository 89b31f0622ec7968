// Makes one bounded step of a document's current version findable.
//   $documentId  string   the document
//   $limit       integer  most nodes of this step
// returns
//   changed  number   0 when all flags are set
MATCH (d:GswDocument {id: $documentId})
CALL (d) {
  MATCH (d)<-[:PART_OF]-(n:GswPassage) WHERE n.versionHash = d.versionHash AND n.live = false AND n.retiredBy IS NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(:GswPassage)<-[:MENTIONED_IN]-(n:GswEntity) WHERE n.versionHash = d.versionHash AND n.live = false AND n.retiredBy IS NULL RETURN DISTINCT n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(n:GswVerbPhrase) WHERE n.versionHash = d.versionHash AND n.live = false AND n.retiredBy IS NULL RETURN n LIMIT $limit
  UNION ALL
  MATCH (d)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(:GswVerbPhrase)-[:ASKS]->(n:GswQuestion) WHERE n.versionHash = d.versionHash AND n.live = false AND n.retiredBy IS NULL RETURN n LIMIT $limit
}
WITH n LIMIT $limit
SET n.live = true
RETURN count(*) AS changed
