// Deletes what an edit had added.
//   $workspaceKey  string    the workspace
//   $ids           string[]  entities, verb phrases and questions
//   $mentions      map[]     passageId, localId
// returns nothing
CALL () {
  UNWIND $mentions AS row
  MATCH (:GswEntity)-[m:MENTIONED_IN {localId: row.localId}]->(p:GswPassage {id: row.passageId}) WHERE p.workspaceKey = $workspaceKey
  DELETE m
}
CALL () { UNWIND $ids AS id MATCH (n:GswQuestion {id: id}) WHERE n.workspaceKey = $workspaceKey DETACH DELETE n }
CALL () { UNWIND $ids AS id MATCH (n:GswVerbPhrase {id: id}) WHERE n.workspaceKey = $workspaceKey DETACH DELETE n }
CALL () { UNWIND $ids AS id MATCH (n:GswEntity {id: id}) WHERE n.workspaceKey = $workspaceKey DETACH DELETE n }
