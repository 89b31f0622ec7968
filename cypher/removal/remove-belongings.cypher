// Deletes one bounded step of what else was kept of hidden documents: stored replies and constructions, which carry the document's id.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $labels        string[]  labels of what belongs to a document
//   $limit         integer   most nodes of this step
// returns
//   deleted  number   0 when nothing is left
CYPHER 25
CALL db.labels() YIELD label WHERE label IN $labels
CALL (label) {
  MATCH (n:$(label)) WHERE n.workspaceKey = $workspaceKey AND n.documentId IN $ids
  RETURN n LIMIT $limit
}
WITH n LIMIT $limit
DETACH DELETE n
RETURN count(*) AS deleted
