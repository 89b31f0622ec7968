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
WITH first ORDER BY first.id LIMIT $limit
CALL (first) {
  MATCH (first)-[answered:ANSWERED_BY]->(entity:GswEntity)
  MATCH (first)<-[:ASKS]-(one:GswVerbPhrase)-[:EXTRACTED_FROM]->(:GswPassage)<-[:EXTRACTED_FROM]-(other:GswVerbPhrase)-[:ASKS]->(second:GswQuestion)
  WHERE one <> other AND size(entity.name) > 3 AND second.text CONTAINS entity.name AND NOT first.text CONTAINS entity.name
  RETURN second.text AS second, entity.name AS name ORDER BY second.id, answered.ordinal LIMIT 1
  UNION ALL
  RETURN null AS second, null AS name
}
WITH first, collect({second: second, name: name}) AS pairs
RETURN first.id AS id, first.text AS first, head([pair IN pairs WHERE pair.second IS NOT NULL] + pairs).second AS second,
  head([pair IN pairs WHERE pair.second IS NOT NULL] + pairs).name AS name
ORDER BY id
