// How much a workspace holds.
//   $workspaceKey  string   the workspace
// returns
//   documents    number
//   passages     number
//   entities     number
//   mentions     number   entities of the files, each in its passage
//   literals     number   mentions made from bare text
//   verbPhrases  number
//   questions    number
//   answers      number
CALL () { MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND d.removedAt IS NULL RETURN count(*) AS documents }
CALL () { MATCH (p:GswPassage) WHERE p.workspaceKey = $workspaceKey AND p.id IS NOT NULL AND p.live RETURN count(*) AS passages }
CALL () {
  MATCH (e:GswEntity) WHERE e.workspaceKey = $workspaceKey AND e.id IS NOT NULL AND e.live
  RETURN count(*) AS entities, sum(COUNT { (e)-[m:MENTIONED_IN]->() WHERE NOT m.literal }) AS mentions, sum(COUNT { (e)-[m:MENTIONED_IN]->() WHERE m.literal }) AS literals
}
CALL () { MATCH (v:GswVerbPhrase) WHERE v.workspaceKey = $workspaceKey AND v.id IS NOT NULL AND v.live RETURN count(*) AS verbPhrases }
CALL () {
  MATCH (q:GswQuestion) WHERE q.workspaceKey = $workspaceKey AND q.id IS NOT NULL AND q.live
  RETURN count(*) AS questions, sum(COUNT { (q)-[:ANSWERED_BY]->() }) AS answers
}
RETURN documents, passages, entities, mentions, literals, verbPhrases, questions, answers
