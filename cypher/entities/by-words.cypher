// Entities whose names or aliases hold words of the query; the words are prefixed with the workspace key.
//   $workspaceKey  string   the workspace
//   $query         string   search tokens joined by spaces
//   $limit         integer  hits taken from the index
// returns
//   id     string
//   score  number   full-text score
CALL db.index.fulltext.queryNodes('panini_entity_search', $query, {limit: $limit}) YIELD node AS entity, score
WHERE entity.workspaceKey = $workspaceKey AND entity.retiredBy IS NULL
  AND EXISTS { MATCH (document:GswDocument {id: entity.documentId}) WHERE document.versionHash = entity.versionHash }
RETURN entity.id AS id, score ORDER BY score DESC, id
