// The GSWs of some passages as their files had them.
//   $workspaceKey  string    the workspace
//   $passageIds    string[]  the passages
// returns
//   passageId    string
//   mentions     { localId: string; name: string; roles: string; literal: boolean; extra: string }[]
//   verbPhrases  { localId: string; phrase: string; extra: string; questions: { localId: string; text: string; extra: string; validFrom: string | null; validTo: string | null; precision: string | null; answers: string[] }[] }[]
UNWIND $passageIds AS passageId
MATCH (p:GswPassage {id: passageId}) WHERE p.workspaceKey = $workspaceKey
RETURN p.id AS passageId,
  COLLECT {
    MATCH (p)<-[m:MENTIONED_IN]-(e:GswEntity) WHERE e.retiredBy IS NULL
    RETURN m {.localId, .name, .roles, .literal, .extra, .ordinal} AS mention ORDER BY mention.ordinal, mention.localId
  } AS mentions,
  COLLECT {
    MATCH (p)<-[:EXTRACTED_FROM]-(v:GswVerbPhrase) WHERE v.retiredBy IS NULL
    RETURN v {.localId, .phrase, .extra, .ordinal, questions: COLLECT {
      MATCH (v)-[asks:ASKS]->(q:GswQuestion) WHERE q.retiredBy IS NULL
      RETURN q {.localId, .text, .extra, .validFrom, .validTo, .precision, ordinal: asks.ordinal, answers: COLLECT {
        MATCH (q)-[answered:ANSWERED_BY]->(:GswEntity)-[m:MENTIONED_IN]->(p)
        WITH answered.ordinal AS ordinal, m.localId AS localId
        RETURN localId ORDER BY ordinal, localId
      }} AS question ORDER BY question.ordinal, question.localId
    }} AS phrase ORDER BY phrase.ordinal, phrase.localId
  } AS verbPhrases
