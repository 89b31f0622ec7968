// Records whether an answer was right.
//   $workspaceKey  string         the workspace
//   $id            string         the answer
//   $judgement     string | null  right, wrong, or null to take a judgement back
//   $reason        string | null  in the judge's words
//   $actor         string         who judges
// returns
//   id  string
MATCH (a:GswAnswer {id: $id}) WHERE a.workspaceKey = $workspaceKey
SET a.judgement = $judgement, a.judgementReason = $reason, a.judgedBy = $actor, a.judgedAt = datetime()
RETURN a.id AS id
