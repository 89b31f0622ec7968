// QA relationships that say something else than the questions and answers they stand for, and answers without one.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many of each
// returns
//   verbPhraseId  string
//   entityId      string
//   questionId    string
//   ordinal       number
//   kind          'missing' | 'surplus' | 'stale'
CALL () {
  MATCH (v:GswVerbPhrase)-[:ASKS]->(q:GswQuestion)-[a:ANSWERED_BY]->(e:GswEntity) WHERE v.workspaceKey = $workspaceKey AND v.id IS NOT NULL
    AND q.retiredBy IS NULL AND NOT EXISTS { (v)-[r:QA]->(e) WHERE r.questionId = q.id AND r.ordinal = a.ordinal }
  RETURN v.id AS verbPhraseId, e.id AS entityId, q.id AS questionId, a.ordinal AS ordinal, 'missing' AS kind LIMIT $limit
  UNION ALL
  MATCH (v:GswVerbPhrase)-[r:QA]->(e:GswEntity) WHERE v.workspaceKey = $workspaceKey AND v.id IS NOT NULL
    AND NOT EXISTS { (v)-[:ASKS]->(q:GswQuestion)-[a:ANSWERED_BY]->(e) WHERE r.questionId = q.id AND r.ordinal = a.ordinal }
  RETURN v.id AS verbPhraseId, e.id AS entityId, coalesce(r.questionId, '') AS questionId, coalesce(r.ordinal, -1) AS ordinal, 'surplus' AS kind LIMIT $limit
  UNION ALL
  MATCH (v:GswVerbPhrase)-[r:QA]->(e:GswEntity) WHERE v.workspaceKey = $workspaceKey AND v.id IS NOT NULL
  MATCH (v)-[:ASKS]->(q:GswQuestion {id: r.questionId}) WHERE q.text <> coalesce(r.question, '')
  RETURN v.id AS verbPhraseId, e.id AS entityId, q.id AS questionId, coalesce(r.ordinal, -1) AS ordinal, 'stale' AS kind LIMIT $limit
}
RETURN verbPhraseId, entityId, questionId, ordinal, kind
