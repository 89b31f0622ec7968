// How much a workspace holds.
//   $workspaceKey  string
// returns
//   passages     number
//   mentions     number
//   verbPhrases  number
//   questions    number
//   answers      number
CALL () { MATCH (p:GswPassage) WHERE p.workspaceKey = $workspaceKey AND p.id IS NOT NULL AND p.live RETURN count(p) AS passages }
CALL () { MATCH (e:GswEntity)-[m:MENTIONED_IN]->(:GswPassage) WHERE e.workspaceKey = $workspaceKey AND e.id IS NOT NULL AND e.live RETURN count(m) AS mentions }
CALL () { MATCH (v:GswVerbPhrase) WHERE v.workspaceKey = $workspaceKey AND v.id IS NOT NULL AND v.live RETURN count(v) AS verbPhrases }
CALL () { MATCH (q:GswQuestion) WHERE q.workspaceKey = $workspaceKey AND q.id IS NOT NULL AND q.live RETURN count(q) AS questions }
CALL () { MATCH (q:GswQuestion)-[a:ANSWERED_BY]->(:GswEntity) WHERE q.workspaceKey = $workspaceKey AND q.id IS NOT NULL AND q.live RETURN count(a) AS answers }
RETURN passages, mentions, verbPhrases, questions, answers
