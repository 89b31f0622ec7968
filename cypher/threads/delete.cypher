// Deletes one bounded step of a thread: its turns first, then itself.
//   $workspaceKey  string   the workspace
//   $id            string   the thread
//   $limit         integer  most turns of this step
// returns
//   deleted  number
MATCH (t:GswThread {id: $id}) WHERE t.workspaceKey = $workspaceKey
CALL (t) {
  MATCH (t)-[:HAS_TURN]->(a:GswAnswer)
  WITH a LIMIT $limit
  DETACH DELETE a
  RETURN count(*) AS turns
}
CALL (t, turns) {
  WITH t, turns WHERE turns < $limit
  DETACH DELETE t
  RETURN count(*) AS threads
}
RETURN turns + threads AS deleted
