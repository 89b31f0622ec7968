// The passages of documents' current versions that some things stand in, and those that the entities in them are mentioned in too.
//   $workspaceKey  string    the workspace
//   $ids           string[]  passages, entities, verb phrases or questions
// returns
//   id          string
//   documentId  string
CALL () {
  UNWIND $ids AS id
  CALL (id) {
    MATCH (p:GswPassage {id: id}) RETURN p
    UNION
    MATCH (:GswEntity {id: id})-[:MENTIONED_IN]->(p:GswPassage) RETURN p
    UNION
    MATCH (:GswVerbPhrase {id: id})-[:EXTRACTED_FROM]->(p:GswPassage) RETURN p
    UNION
    MATCH (:GswQuestion {id: id})<-[:ASKS]-(:GswVerbPhrase)-[:EXTRACTED_FROM]->(p:GswPassage) RETURN p
  }
  WITH DISTINCT p WHERE p.workspaceKey = $workspaceKey
  CALL (p) {
    RETURN p AS near
    UNION
    MATCH (p)<-[:MENTIONED_IN]-(:GswEntity)-[:MENTIONED_IN]->(near:GswPassage) RETURN near
  }
  RETURN DISTINCT near
}
MATCH (near)-[:PART_OF]->(d:GswDocument) WHERE near.workspaceKey = $workspaceKey AND near.versionHash = d.versionHash
RETURN near.id AS id, d.id AS documentId ORDER BY near.index, id
