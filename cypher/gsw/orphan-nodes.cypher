// Nodes that hang on nothing: their passage, verb phrase or document is gone.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many of each
// returns
//   id  string
CALL () {
  MATCH (n:GswPassage) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND NOT EXISTS { (n)-[:PART_OF]->(:GswDocument) } RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswEntity) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND NOT EXISTS { (n)-[:MENTIONED_IN]->(:GswPassage) } RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswVerbPhrase) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND NOT EXISTS { (n)-[:EXTRACTED_FROM]->(:GswPassage) } RETURN n LIMIT $limit
  UNION ALL
  MATCH (n:GswQuestion) WHERE n.workspaceKey = $workspaceKey AND n.id IS NOT NULL AND NOT EXISTS { (n)<-[:ASKS]-(:GswVerbPhrase) } RETURN n LIMIT $limit
}
RETURN n.id AS id
