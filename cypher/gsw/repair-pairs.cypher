// Makes the QA relationships between some verb phrases and entities say what the questions and answers say. A reworded question loses its vectors.
//   $workspaceKey  string  the workspace
//   $rows          map[]   verbPhraseId, entityId
// returns nothing
UNWIND $rows AS row
MATCH (v:GswVerbPhrase {id: row.verbPhraseId}), (e:GswEntity {id: row.entityId}) WHERE v.workspaceKey = $workspaceKey AND e.workspaceKey = $workspaceKey
CALL (v, e) {
  MATCH (v)-[r:QA]->(e)
  OPTIONAL MATCH (v)-[:ASKS]->(q:GswQuestion {id: r.questionId}) WHERE q.text <> coalesce(r.question, '')
  SET q.embeddingA = null, q.embeddingB = null
  DELETE r
}
CALL (v, e) {
  MATCH (v)-[:ASKS]->(q:GswQuestion)-[a:ANSWERED_BY]->(e) WHERE q.retiredBy IS NULL
  CREATE (v)-[:QA {questionId: q.id, question: q.text, ordinal: a.ordinal}]->(e)
}
