// Passages that share words with a question, by BM25; words carry the workspace key, and the hit's workspace is checked again.
//   $workspaceKey  string
//   $query         string    search tokens joined by spaces
//   $fetch         integer   hits taken from the index
//   $limit         integer
// returns
//   id          string
//   externalId  string
//   title       string
//   text        string
//   score       number   BM25
CYPHER 25
CALL db.index.fulltext.queryNodes('panini_passage_search', $query, {limit: $fetch}) YIELD node AS passage, score
WHERE passage.workspaceKey = $workspaceKey AND passage.live
MATCH (passage)-[:PART_OF]->(document:GswDocument)
WHERE document.versionHash = passage.versionHash
RETURN passage.id AS id, passage.externalId AS externalId, passage.title AS title, passage.text AS text, score
ORDER BY score DESC, id LIMIT $limit
