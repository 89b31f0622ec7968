// A page of the stored answers of a workspace, newest first.
//   $workspaceKey  string         the workspace
//   $before        string | null  place of the last answer of the page before
//   $judgement     string | null  only right or only wrong ones
//   $limit         integer        how many
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
MATCH (a:GswAnswer {workspaceKey: $workspaceKey})
WHERE ($before IS NULL OR a.place < $before) AND a.place > '' AND ($judgement IS NULL OR a.judgement = $judgement)
WITH a ORDER BY a.place DESC LIMIT $limit
RETURN a.id AS id, a.question AS question, a.asked AS asked, a.text AS text, a.refusal AS refusal, a.planner AS planner,
  a.answerer AS answerer, a.confidence AS confidence, a.questionIds AS questionIds, a.documentIds AS documentIds, a.actor AS actor,
  toString(a.at) AS at, a.place AS place, a.threadId AS threadId, a.judgement AS judgement, a.judgementReason AS judgementReason,
  a.judgedBy AS judgedBy, toString(a.judgedAt) AS judgedAt
ORDER BY place DESC
