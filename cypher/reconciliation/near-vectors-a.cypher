// Entities whose names are near those of some in slot A.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the entities
//   $limit         integer   hits taken from the index for each
//   $least         number    least raw cosine
// returns
//   id     string
//   found  string[]   ids of entities
CYPHER 25
UNWIND $ids AS id
MATCH (one:GswEntity {id: id}) WHERE one.workspaceKey = $workspaceKey AND one.embeddingA IS NOT NULL
CALL (one) {
  MATCH (other:GswEntity)
    SEARCH other IN (VECTOR INDEX panini_entity_vector_a FOR one.embeddingA
      WHERE other.workspaceKey = $workspaceKey AND other.live = true LIMIT $limit) SCORE AS score
  WITH one, other, score WHERE other <> one AND 2 * score - 1 >= $least
  RETURN collect(other.id) AS found
}
RETURN id, found
