// Deletes one bounded step of the texts that jobs of hidden documents kept; one that was sent after the deletion stays.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $limit         integer   most texts of this step
// returns
//   deleted  number   0 when nothing is left
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NOT NULL
MATCH (t:GswJobText) WHERE t.workspaceKey = $workspaceKey AND t.documentId = id
  AND NOT EXISTS { MATCH (j:GswJob {id: t.id}) WHERE j.createdAt > datetime(d.removedAt) }
WITH t LIMIT $limit
DETACH DELETE t
RETURN count(*) AS deleted
