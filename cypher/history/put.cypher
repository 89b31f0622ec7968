// Stores an answer that was given, as a turn of a thread when it belongs to one; nothing when it is stored already.
//   $workspaceKey  string         the workspace
//   $id            string         id of the answer
//   $threadId      string | null  its thread
//   $properties    map            question, asked, text, refusal, planner, answerer, confidence, questionIds, documentIds, actor, plan, calls
// returns
//   id     string
//   place  string  sorts answers by time
MERGE (a:GswAnswer {id: $id})
ON CREATE SET a += $properties, a.workspaceKey = $workspaceKey, a.at = datetime(), a.place = toString(datetime().epochMillis) + '-' + $id
WITH a
CALL (a) {
  MATCH (t:GswThread {id: $threadId}) WHERE t.workspaceKey = $workspaceKey
  SET t.lock = $id
  WITH a, t
  WHERE a.threadId IS NULL
  SET a.threadId = t.id, a.turn = COUNT { (t)-[:HAS_TURN]->() }, t.place = a.place, t.lastAt = a.at
  MERGE (t)-[:HAS_TURN]->(a)
  REMOVE t.lock
}
RETURN DISTINCT a.id AS id, a.place AS place
