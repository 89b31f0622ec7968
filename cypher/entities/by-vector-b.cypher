// Entities whose name is near a vector in slot B; similarity is the exact raw cosine.
//   $workspaceKey  string   the workspace
//   $vector        number[]  unit length
//   $limit         integer  hits taken from the index, at least 100
// returns
//   id     string
//   score  number   raw cosine in [-1, 1]
CYPHER 25
MATCH (entity:GswEntity)
  SEARCH entity IN (VECTOR INDEX panini_entity_vector_b FOR $vector
    WHERE entity.workspaceKey = $workspaceKey AND entity.live = true LIMIT $limit)
WITH entity
WHERE EXISTS { MATCH (document:GswDocument {id: entity.documentId}) WHERE document.versionHash = entity.versionHash }
RETURN entity.id AS id, 2 * vector.similarity.cosine(entity.embeddingB, $vector) - 1 AS score ORDER BY score DESC, id
