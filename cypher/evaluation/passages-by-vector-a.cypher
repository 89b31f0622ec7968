// Passages nearest to a vector in slot A: more are taken from the index than wanted and scored again by exact cosine.
//   $workspaceKey  string
//   $vector        number[]
//   $fetch         integer   hits taken from the index
//   $limit         integer
// returns
//   id          string
//   externalId  string
//   title       string
//   text        string
//   score       number   cosine in [-1, 1]
CYPHER 25
MATCH (passage:GswPassage)
  SEARCH passage IN (VECTOR INDEX panini_passage_vector_a FOR $vector
    WHERE passage.workspaceKey = $workspaceKey AND passage.live = true LIMIT $fetch)
MATCH (passage)-[:PART_OF]->(document:GswDocument)
WHERE document.versionHash = passage.versionHash
RETURN passage.id AS id, passage.externalId AS externalId, passage.title AS title, passage.text AS text,
  2 * vector.similarity.cosine(passage.embeddingA, $vector) - 1 AS score
ORDER BY score DESC, id LIMIT $limit
