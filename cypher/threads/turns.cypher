// The latest turns of a thread, oldest first.
//   $workspaceKey  string   the workspace
//   $threadId      string   the thread
//   $limit         integer  how many
// returns
//   id               string
//   question         string         as it was answered
//   asked            string         as it was asked
//   text             string
//   refusal          string | null  the reason of an N/A
//   planner          string
//   answerer         string
//   confidence       number
//   questionIds      string[]       what it rests on
//   documentIds      string[]
//   actor            string
//   at               string         ISO-8601
//   place            string
//   threadId         string | null
//   judgement        string | null  right or wrong
//   judgementReason  string | null
//   judgedBy         string | null
//   judgedAt         string | null
MATCH (t:GswThread {id: $threadId})-[:HAS_TURN]->(a:GswAnswer) WHERE t.workspaceKey = $workspaceKey
WITH a ORDER BY a.turn DESC, a.id DESC LIMIT $limit
RETURN a.id AS id, a.question AS question, a.asked AS asked, a.text AS text, a.refusal AS refusal, a.planner AS planner,
  a.answerer AS answerer, a.confidence AS confidence, a.questionIds AS questionIds, a.documentIds AS documentIds, a.actor AS actor,
  toString(a.at) AS at, a.place AS place, a.threadId AS threadId, a.judgement AS judgement, a.judgementReason AS judgementReason,
  a.judgedBy AS judgedBy, toString(a.judgedAt) AS judgedAt
ORDER BY a.turn, id
