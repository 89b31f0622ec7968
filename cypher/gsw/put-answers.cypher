// Answers, as the relationship of the question and as the pair that people explore.
//   $rows  map[]   questionId, verbPhraseId, entityId, ordinal, question
// returns nothing
UNWIND $rows AS row
MATCH (q:GswQuestion {id: row.questionId}), (e:GswEntity {id: row.entityId}), (v:GswVerbPhrase {id: row.verbPhraseId})
WITH row, q, e, v, toInteger(row.ordinal) AS ordinal
MERGE (q)-[:ANSWERED_BY {ordinal: ordinal}]->(e)
MERGE (v)-[pair:QA {questionId: row.questionId, ordinal: ordinal}]->(e)
SET pair.question = row.question
