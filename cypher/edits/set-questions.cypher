// Values and answers of edited questions; a retired one keeps its answers and loses the pairs that people explore.
//   $workspaceKey  string  the workspace
//   $rows          map[]   id, properties, text, retired, answers
// returns nothing
UNWIND $rows AS row
MATCH (v:GswVerbPhrase)-[:ASKS]->(q:GswQuestion {id: row.id}) WHERE q.workspaceKey = $workspaceKey
SET q += row.properties
WITH row, v, q
CALL (v, q) { OPTIONAL MATCH (q)-[old:ANSWERED_BY]->() DELETE old }
CALL (v, q) { OPTIONAL MATCH (v)-[pair:QA {questionId: q.id}]->() DELETE pair }
WITH row, v, q
UNWIND range(0, size(row.answers) - 1) AS ordinal
MATCH (e:GswEntity {id: row.answers[ordinal]})
CREATE (q)-[:ANSWERED_BY {ordinal: ordinal}]->(e)
FOREACH (one IN CASE WHEN row.retired THEN [] ELSE [1] END | CREATE (v)-[:QA {questionId: q.id, question: row.text, ordinal: ordinal}]->(e))
