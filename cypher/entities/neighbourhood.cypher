// Verb phrases that have the entity among their answers, each with its questions and all their answers.
//   $workspaceKey  string   the workspace
//   $id            string   the entity
//   $limit         integer  verb phrases
//   $pairs         integer  question-answer pairs of one verb phrase
// returns
//   id                 string
//   phrase             string
//   passageId          string
//   passageExternalId  string
//   pairs              {questionId: string; question: string; validity: { from: string | null; to: string | null; precision: string } | null; answers: {id: string; name: string}[]}[]
MATCH (entity:GswEntity {id: $id})<-[:QA]-(verb:GswVerbPhrase)
WHERE entity.workspaceKey = $workspaceKey AND verb.workspaceKey = $workspaceKey
WITH DISTINCT verb
MATCH (verb)-[:EXTRACTED_FROM]->(passage:GswPassage)
WITH verb, passage ORDER BY passage.index, passage.id, verb.ordinal, verb.id LIMIT $limit
CALL (verb) {
  MATCH (verb)-[asks:ASKS]->(question:GswQuestion) WHERE question.retiredBy IS NULL
  WITH asks, question ORDER BY asks.ordinal, question.id LIMIT $pairs
  CALL (question) {
    OPTIONAL MATCH (question)-[answered:ANSWERED_BY]->(answer:GswEntity)
    WITH answered, answer ORDER BY answered.ordinal, answer.id
    RETURN [found IN collect(CASE WHEN answer IS NULL THEN NULL ELSE {id: answer.id, name: answer.name} END) | found][..20] AS answers
  }
  WITH asks, question, answers ORDER BY asks.ordinal, question.id
  RETURN collect({questionId: question.id, question: question.text, validity: CASE WHEN question.precision IS NULL THEN null
      ELSE {from: question.validFrom, to: question.validTo, precision: question.precision} END, answers: answers}) AS pairs
}
RETURN verb.id AS id, verb.phrase AS phrase, passage.id AS passageId, passage.externalId AS passageExternalId, pairs
ORDER BY passage.index, passageId, verb.ordinal, id
