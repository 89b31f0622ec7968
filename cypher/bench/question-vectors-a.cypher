// A page of ids of the questions of a workspace with their vectors in slot A, by id.
//   $workspaceKey  string
//   $after         string    id after which the page starts
//   $limit         integer
// returns
//   id      string
//   vector  number[]
MATCH (question:GswQuestion)
WHERE question.workspaceKey = $workspaceKey AND question.id > $after AND question.live AND question.embeddingA IS NOT NULL
WITH question ORDER BY question.workspaceKey, question.id LIMIT $limit
RETURN question.id AS id, question.embeddingA AS vector ORDER BY id
