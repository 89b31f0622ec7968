// A page of pairs of questions of one passage, where the second asks about the answer of the first by its name.
//   $workspaceKey  string
//   $after         string    id of the first question after which the page starts
//   $limit         integer   first questions looked at
// returns
//   id      string
//   first   string
//   second  string | null
//   name    string | null
MATCH (first:GswQuestion)
WHERE first.workspaceKey = $workspaceKey AND first.id > $after AND first.live
WITH first ORDER BY first.workspaceKey, first.id LIMIT $limit
WITH first, COLLECT {
  MATCH (first)-[answered:ANSWERED_BY]->(entity:GswEntity)
  MATCH (first)<-[:ASKS]-(one:GswVerbPhrase)-[:EXTRACTED_FROM]->(:GswPassage)<-[:EXTRACTED_FROM]-(other:GswVerbPhrase)-[:ASKS]->(later:GswQuestion)
  WHERE one <> other AND size(entity.name) > 3 AND later.text CONTAINS entity.name AND NOT first.text CONTAINS entity.name
  RETURN {second: later.text, name: entity.name} AS pair ORDER BY later.id, answered.ordinal LIMIT 1
} AS pairs
RETURN first.id AS id, first.text AS first, pairs[0].second AS second, pairs[0].name AS name
ORDER BY id
