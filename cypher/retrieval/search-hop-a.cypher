// Candidates of one hop in slot A: for every instantiated question the entities and the stored questions near it.
//   $workspaceKey   string    the workspace
//   $queries        { text: string; vector: number[]; terms: string; entityIds: string[] }[]  instantiated questions; entityIds are the chosen nodes
//   $documentIds    string[] | null  documents in scope; null means all
//   $exact          boolean   compare every question and entity of the scope or workspace instead of asking the indexes
//   $overfetch      integer   hits taken from each vector index before exact rescoring
//   $textOverfetch  integer   hits taken from the full-text index
//   $entityTopK     integer   entities kept per search and after fusion
//   $poolSize       integer   candidates returned per query
//   $entitySide     boolean   search entities
//   $questionSide   boolean   search questions
// returns
//   results  { entities: { id: string; name: string; score: number }[]; hits: number; outOfScope: number; candidates: { id: string; cosine: number; foundBy: string[] }[] }[]
//   pairs    { id: string; question: string; verbPhrase: string; validity: { from: string | null; to: string | null; precision: string } | null; answers: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; subjects: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; documentId: string; document: string; title: string; passageId: string; passage: string; note: string | null; start: number; end: number; quote: string }[]
CYPHER 25
// What is small is compared one by one, so that neither an index nor a neighbour in it has a part; read once for all queries.
CALL () {
  CALL () {
    UNWIND CASE WHEN $exact AND $questionSide AND $documentIds IS NULL THEN [1] ELSE [] END AS go
    MATCH (question:GswQuestion {workspaceKey: $workspaceKey, live: true})
    RETURN question
    UNION
    UNWIND CASE WHEN $exact AND $questionSide THEN coalesce($documentIds, []) ELSE [] END AS documentId
    MATCH (question:GswQuestion {workspaceKey: $workspaceKey, documentId: documentId, live: true})
    RETURN question
  }
  WITH question WHERE question.embeddingA IS NOT NULL
  RETURN collect({question: question, vector: question.embeddingA}) AS allQuestions
}
CALL () {
  CALL () {
    UNWIND CASE WHEN $exact AND $entitySide AND $documentIds IS NULL THEN [1] ELSE [] END AS go
    MATCH (entity:GswEntity)
    WHERE entity.workspaceKey = $workspaceKey AND entity.id > '' AND entity.live
    RETURN entity
    UNION
    UNWIND CASE WHEN $exact AND $entitySide THEN coalesce($documentIds, []) ELSE [] END AS documentId
    MATCH (:GswDocument {id: documentId})<-[:PART_OF]-(:GswPassage)<-[:MENTIONED_IN]-(entity:GswEntity)
    WHERE entity.workspaceKey = $workspaceKey AND entity.live
    RETURN entity
  }
  WITH entity, size(split(entity.searchTokens, ' ')) AS words
  RETURN collect({entity: entity, vector: entity.embeddingA}) AS allEntities, toFloat(sum(words)) / (count(*) + 1) AS meanWords
}
UNWIND range(0, size($queries) - 1) AS position
WITH position, $queries[position] AS query, allQuestions, allEntities, meanWords
// Questions by vector.
CALL (query, allQuestions) {
  UNWIND allQuestions AS one
  WITH one.question AS question, round(vector.similarity.cosine(one.vector, query.vector), 6) AS similarity
  ORDER BY similarity DESC, question.id LIMIT $poolSize
  RETURN collect(question) AS byComparison
}
CALL (query) {
  UNWIND CASE WHEN $questionSide AND NOT $exact THEN [1] ELSE [] END AS go
  MATCH (question:GswQuestion)
    SEARCH question IN (VECTOR INDEX panini_question_vector_a FOR query.vector
      WHERE question.workspaceKey = $workspaceKey AND question.live = true LIMIT $overfetch) SCORE AS score
  WITH question, round(score, 6) AS score ORDER BY score DESC, question.id
  RETURN count(question) AS hits,
    collect(CASE WHEN $documentIds IS NULL OR question.documentId IN $documentIds THEN question END) AS inScope
}
// Entities by words: the index's ranks or, of a small workspace, its hits weighed by that workspace's own frequencies (BM25).
CALL (query, allEntities, meanWords) {
  UNWIND CASE WHEN $entitySide AND query.terms <> '' THEN [1] ELSE [] END AS go
  CALL db.index.fulltext.queryNodes('panini_entity_search', query.terms, {limit: $textOverfetch}) YIELD node AS entity, score
  WHERE entity.workspaceKey = $workspaceKey AND entity.live
    AND ($documentIds IS NULL OR entity.documentId IN $documentIds)
  WITH entity, score, CASE WHEN $exact THEN split(entity.searchTokens, ' ') ELSE [] END AS words, split(query.terms, ' ') AS terms, size(allEntities) AS total, meanWords
  WITH terms, total, meanWords,
    collect({entity: entity, score: score, words: size(words), shared: [term IN terms WHERE term IN words]}) AS found
  WITH found, meanWords, CASE WHEN $exact THEN [term IN terms | {term: term, holders: size([one IN found WHERE term IN one.shared])}] ELSE [] END AS frequencies, total
  WITH found, meanWords, [one IN frequencies | {term: one.term, weight: log(1 + (total - one.holders + 0.5) / (one.holders + 0.5))}] AS weights
  UNWIND found AS one
  WITH one.entity AS entity, CASE WHEN $exact
    THEN reduce(sum = 0.0, each IN weights | sum + CASE WHEN each.term IN one.shared THEN each.weight ELSE 0.0 END)
      / (1 + 1.2 * (0.25 + 0.75 * one.words / meanWords))
    ELSE one.score END AS score
  ORDER BY score DESC, entity.id LIMIT $entityTopK
  RETURN collect(entity) AS byWords
}
// Entities by vector.
CALL (query, allEntities) {
  CALL (query, allEntities) {
    UNWIND allEntities AS one
    WITH one.entity AS entity, one.vector AS vector WHERE vector IS NOT NULL
    RETURN entity, round(vector.similarity.cosine(vector, query.vector), 6) AS similarity
    UNION ALL
    UNWIND CASE WHEN $entitySide AND NOT $exact THEN [1] ELSE [] END AS go
    MATCH (entity:GswEntity)
      SEARCH entity IN (VECTOR INDEX panini_entity_vector_a FOR query.vector
        WHERE entity.workspaceKey = $workspaceKey AND entity.live = true LIMIT $overfetch) SCORE AS similarity
    WITH entity, similarity WHERE $documentIds IS NULL OR entity.documentId IN $documentIds
    RETURN entity, round(similarity, 6) AS similarity
  }
  WITH entity, similarity ORDER BY similarity DESC, entity.id LIMIT $entityTopK
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
// The other questions of every verb phrase in which an entity is an answer; a hub's are bounded.
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
// One pool per query, best cosine first. It is summed term by term, since the server's own function adds in another order once it
// has warmed up, which would change the last digits of a score between two equal questions. Vectors have unit length.
CALL (query, byComparison, inScope, byEntity, byNode) {
  UNWIND [one IN byComparison + inScope[0..$poolSize] | {question: one, side: 'question'}] + [one IN byEntity | {question: one, side: 'entity'}]
    + [one IN byNode | {question: one, side: 'node'}] AS found
  WITH found.question AS question, collect(DISTINCT found.side) AS sides, query
  WHERE question.live AND question.workspaceKey = $workspaceKey
    AND ($documentIds IS NULL OR question.documentId IN $documentIds)
  WITH question, sides, query, vector.similarity.cosine(question.embeddingA, query.vector) AS similarity
  ORDER BY similarity DESC, question.id LIMIT $poolSize
  WITH question, sides, question.embeddingA AS stored, query.vector AS asked
  WITH question, sides, reduce(sum = 0.0, place IN range(0, size(asked) - 1) | sum + stored[place] * asked[place]) AS cosine
  ORDER BY cosine DESC, question.id
  RETURN collect(question) AS pool, collect({id: question.id, cosine: cosine, foundBy: sides}) AS candidates
}
WITH position, pool, {entities: entityHits, hits: hits, outOfScope: hits - size(inScope), candidates: candidates} AS result
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
      WHERE other <> question AND other.retiredBy IS NULL AND NOT EXISTS { (question)-[:ANSWERED_BY]->(subject) }
      OPTIONAL MATCH (subject)-[mention:MENTIONED_IN]->(passage)
      WITH subject, head(collect(mention.roles)) AS roles ORDER BY subject.id
      RETURN {id: subject.id, name: subject.name, matchKey: subject.matchKey, coarseType: subject.coarseType, facts: subject.facts, roles: roles}
    } AS subjects
  RETURN collect({id: question.id, question: question.text, verbPhrase: phrase.phrase, validity: CASE WHEN question.precision IS NULL THEN null
      ELSE {from: question.validFrom, to: question.validTo, precision: question.precision} END, answers: answers, subjects: subjects,
    documentId: document.id, document: document.externalId, title: passage.title, passageId: passage.id, passage: passage.externalId,
    note: question.note, start: coalesce(question.start, 0), end: coalesce(question.end, size(passage.text)),
    quote: substring(passage.text, coalesce(question.start, 0), coalesce(question.end, size(passage.text)) - coalesce(question.start, 0))}) AS pairs
}
RETURN results, pairs
