// Copies questions with their answers into another workspace, each with a vector of its own in slot A; all else was copied before.
//   $sourceKey  string
//   $targetKey  string
//   $suffix     string
//   $rows       {id: string, vector: number[]}[]
// returns nothing
UNWIND $rows AS row
MATCH (question:GswQuestion {id: row.id})<-[asks:ASKS]-(verbPhrase:GswVerbPhrase)
WHERE question.workspaceKey = $sourceKey
MATCH (verbPhraseCopy:GswVerbPhrase {id: verbPhrase.id + $suffix})
CREATE (copy:GswQuestion)
SET copy = question {.*, id: question.id + $suffix, workspaceKey: $targetKey, documentId: question.documentId + $suffix,
  passageId: question.passageId + $suffix, text: question.text + ' ' + $suffix, embeddingA: row.vector}
CREATE (verbPhraseCopy)-[asksCopy:ASKS]->(copy)
SET asksCopy = properties(asks)
WITH question, copy, verbPhraseCopy
MATCH (question)-[answered:ANSWERED_BY]->(entity:GswEntity)
MATCH (entityCopy:GswEntity {id: entity.id + $suffix})
CREATE (copy)-[answeredCopy:ANSWERED_BY]->(entityCopy)
SET answeredCopy = properties(answered)
CREATE (verbPhraseCopy)-[qa:QA]->(entityCopy)
SET qa = {questionId: copy.id, question: copy.text, ordinal: answered.ordinal}
