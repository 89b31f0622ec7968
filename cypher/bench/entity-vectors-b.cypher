// A page of ids of the entities of a workspace with their vectors in slot B, by id.
//   $workspaceKey  string
//   $after         string    id after which the page starts
//   $limit         integer
// returns
//   id      string
//   vector  number[]
MATCH (entity:GswEntity)
WHERE entity.workspaceKey = $workspaceKey AND entity.id > $after AND entity.live AND entity.embeddingB IS NOT NULL
WITH entity ORDER BY entity.workspaceKey, entity.id LIMIT $limit
RETURN entity.id AS id, entity.embeddingB AS vector ORDER BY id
