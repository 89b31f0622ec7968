// Candidates of one hop in slot B: for every instantiated question the entities and the stored questions near it.
//   $workspaceKey   string    the workspace
//   $queries        { text: string; vector: number[]; terms: string; entityIds: string[] }[]  instantiated questions; entityIds are the chosen nodes
//   $documentIds    string[] | null  documents in scope; null means all
//   $exact          boolean   compare every question of the scope or workspace instead of asking the index
//   $overfetch      integer   hits taken from each vector index before exact rescoring, at least 100
//   $textOverfetch  integer   hits taken from the full-text index
//   $entityTopK     integer   entities kept per search and after fusion
//   $poolSize       integer   candidates returned per query
//   $entitySide     boolean   search entities
//   $questionSide   boolean   search questions
// returns
//   results  { entities: { id: string; name: string; score: number }[]; hits: number; outOfScope: number; candidates: { id: string; cosine: number; foundBy: string[] }[] }[]
//   pairs    { id: string; question: string; verbPhrase: string; answers: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; subjects: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; documentId: string; document: string; title: string; passageId: string; passage: string; start: number; end: number; quote: string }[]
CYPHER 25
UNWIND range(0, size($queries) - 1) AS position
WITH position, $queries[position] AS query
// Questions by vector: hits of the index, or every question of a small workspace or scope.
CALL (query) {
  CALL (query) {
    UNWIND CASE WHEN $questionSide AND NOT $exact THEN [1] ELSE [] END AS go
    MATCH (question:GswQuestion)
      SEARCH question IN (VECTOR INDEX panini_question_vector_b FOR query.vector
        WHERE question.workspaceKey = $workspaceKey AND question.live = true LIMIT $overfetch)
    RETURN question
    UNION
    UNWIND CASE WHEN $questionSide AND $exact AND $documentIds IS NULL THEN [1] ELSE [] END AS go
    MATCH (question:GswQuestion {workspaceKey: $workspaceKey, live: true})
    RETURN question
    UNION
    UNWIND CASE WHEN $questionSide AND $exact THEN coalesce($documentIds, []) ELSE [] END AS documentId
    MATCH (question:GswQuestion {workspaceKey: $workspaceKey, documentId: documentId, live: true})
    RETURN question
  }
  WITH query, count(question) AS hits,
    [one IN collect(question) WHERE $documentIds IS NULL OR one.documentId IN $documentIds] AS inScope
  CALL (query, inScope) {
    UNWIND inScope AS question
    WITH question, vector.similarity.cosine(question.embeddingB, query.vector) AS similarity
    ORDER BY similarity DESC, question.id LIMIT $poolSize
    RETURN collect(question) AS byVector
  }
  RETURN byVector, CASE WHEN $exact THEN 0 ELSE hits - size(inScope) END AS outOfScope, hits
}
// Entities by words.
CALL (query) {
  UNWIND CASE WHEN $entitySide AND query.terms <> '' THEN [1] ELSE [] END AS go
  CALL db.index.fulltext.queryNodes('panini_entity_search', query.terms, {limit: $textOverfetch}) YIELD node AS entity, score
  WHERE entity.workspaceKey = $workspaceKey AND entity.live
    AND ($documentIds IS NULL OR entity.documentId IN $documentIds)
  WITH entity, score ORDER BY score DESC, entity.id LIMIT $entityTopK
  RETURN collect(entity) AS byWords
}
// Entities by vector.
CALL (query) {
  UNWIND CASE WHEN $entitySide THEN [1] ELSE [] END AS go
  MATCH (entity:GswEntity)
    SEARCH entity IN (VECTOR INDEX panini_entity_vector_b FOR query.vector
      WHERE entity.workspaceKey = $workspaceKey AND entity.live = true LIMIT $overfetch)
  WITH entity, query
  WHERE $documentIds IS NULL OR entity.documentId IN $documentIds
  WITH entity, vector.similarity.cosine(entity.embeddingB, query.vector) AS similarity
  ORDER BY similarity DESC, entity.id LIMIT $entityTopK
  RETURN collect(entity) AS byEntityVector
}
// Both entity searches fused by reciprocal rank.
CALL (byWords, byEntityVector) {
  UNWIND [rank IN range(0, size(byWords) - 1) | {entity: byWords[rank], score: 1.0 / (61 + rank)}]
    + [rank IN range(0, size(byEntityVector) - 1) | {entity: byEntityVector[rank], score: 1.0 / (61 + rank)}] AS hit
  WITH hit.entity AS entity, sum(hit.score) AS score
  ORDER BY score DESC, entity.id LIMIT $entityTopK
  RETURN collect(entity) AS entities, collect({id: entity.id, name: entity.name, score: score}) AS entityHits
}
// Every question of every verb phrase in which an entity is an answer; a hub's are bounded.
CALL (entities) {
  UNWIND entities AS entity
  CALL (entity) {
    MATCH (entity)<-[:ANSWERED_BY]-(:GswQuestion)<-[:ASKS]-(:GswVerbPhrase)-[:ASKS]->(question:GswQuestion)
    RETURN DISTINCT question LIMIT 1000
  }
  RETURN collect(DISTINCT question) AS byEntity
}
CALL (query) {
  UNWIND query.entityIds AS entityId
  MATCH (entity:GswEntity {id: entityId})
  CALL (entity) {
    MATCH (entity)<-[:ANSWERED_BY]-(:GswQuestion)<-[:ASKS]-(:GswVerbPhrase)-[:ASKS]->(question:GswQuestion)
    RETURN DISTINCT question LIMIT 1000
  }
  RETURN collect(DISTINCT question) AS byNode
}
// One pool per query, best exact cosine first.
CALL (query, byVector, byEntity, byNode) {
  UNWIND [one IN byVector | {question: one, side: 'question'}] + [one IN byEntity | {question: one, side: 'entity'}]
    + [one IN byNode | {question: one, side: 'node'}] AS found
  WITH found.question AS question, collect(DISTINCT found.side) AS sides, query
  WHERE question.live AND question.workspaceKey = $workspaceKey
    AND ($documentIds IS NULL OR question.documentId IN $documentIds)
  WITH question, sides, 2 * vector.similarity.cosine(question.embeddingB, query.vector) - 1 AS cosine
  ORDER BY cosine DESC, question.id LIMIT $poolSize
  RETURN collect(question) AS pool, collect({id: question.id, cosine: cosine, foundBy: sides}) AS candidates
}
WITH position, pool, {entities: entityHits, hits: hits, outOfScope: outOfScope, candidates: candidates} AS result
ORDER BY position
WITH collect(result) AS results, collect(pool) AS pools
// The pairs themselves, each once.
CALL (pools) {
  UNWIND pools AS pool
  UNWIND pool AS question
  WITH DISTINCT question
  MATCH (phrase:GswVerbPhrase)-[:ASKS]->(question)
  MATCH (phrase)-[:EXTRACTED_FROM]->(passage:GswPassage)-[:PART_OF]->(document:GswDocument)
  WHERE document.versionHash = question.versionHash
  WITH question, phrase, passage, document,
    COLLECT {
      MATCH (question)-[by:ANSWERED_BY]->(answer:GswEntity)
      OPTIONAL MATCH (answer)-[mention:MENTIONED_IN]->(passage)
      WITH answer, by.ordinal AS ordinal, head(collect(mention.roles)) AS roles
      ORDER BY ordinal, answer.id
      RETURN {id: answer.id, name: answer.name, matchKey: answer.matchKey, coarseType: answer.coarseType, facts: answer.facts, roles: roles}
    } AS answers,
    COLLECT {
      MATCH (phrase)-[:ASKS]->(other:GswQuestion)-[:ANSWERED_BY]->(subject:GswEntity)
      WHERE other <> question AND NOT EXISTS { (question)-[:ANSWERED_BY]->(subject) }
      OPTIONAL MATCH (subject)-[mention:MENTIONED_IN]->(passage)
      WITH subject, head(collect(mention.roles)) AS roles ORDER BY subject.id
      RETURN {id: subject.id, name: subject.name, matchKey: subject.matchKey, coarseType: subject.coarseType, facts: subject.facts, roles: roles}
    } AS subjects
  RETURN collect({id: question.id, question: question.text, verbPhrase: phrase.phrase, answers: answers, subjects: subjects,
    documentId: document.id, document: document.externalId, title: passage.title, passageId: passage.id, passage: passage.externalId,
    start: coalesce(question.start, 0), end: coalesce(question.end, size(passage.text)),
    quote: substring(passage.text, coalesce(question.start, 0), coalesce(question.end, size(passage.text)) - coalesce(question.start, 0))}) AS pairs
}
RETURN results, pairs
