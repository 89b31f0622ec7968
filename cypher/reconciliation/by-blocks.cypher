// Entities that share blocks with some, rarest blocks first: what each is compared with.
//   $workspaceKey  string  the workspace
//   $queries       { id: string; tokens: string }[]  of each entity the blocks it is compared with, none empty
//   $limit         integer  most hits of one
// returns
//   id     string
//   found  string[]   ids of entities
UNWIND $queries AS query
CALL (query) {
  CALL db.index.fulltext.queryNodes('panini_entity_blocks', query.tokens, {limit: $limit}) YIELD node AS e
  WHERE e.workspaceKey = $workspaceKey AND e.live AND e.id <> query.id
  RETURN collect(e.id) AS found
}
RETURN query.id AS id, found
