// Some passages with all that was read out of them, retired things included.
//   $workspaceKey  string    the workspace
//   $passageIds    string[]  the passages
// returns
//   id           string
//   externalId   string
//   index        number
//   title        string
//   text         string
//   mentions     { entityId: string; entityName: string; aliases: string[]; entityRetiredBy: string | null; localId: string; ordinal: number; name: string; roles: string; literal: boolean; extra: string; spans: string }[]
//   verbPhrases  { id: string; localId: string; ordinal: number; phrase: string; retiredBy: string | null; questions: { id: string; localId: string; ordinal: number; text: string; retiredBy: string | null; note: string | null; start: number | null; end: number | null; answers: string[] }[] }[]
UNWIND $passageIds AS passageId
MATCH (p:GswPassage {id: passageId}) WHERE p.workspaceKey = $workspaceKey
RETURN p.id AS id, p.externalId AS externalId, p.index AS index, coalesce(p.title, '') AS title, coalesce(p.text, '') AS text,
  COLLECT {
    MATCH (p)<-[m:MENTIONED_IN]-(e:GswEntity)
    RETURN m {.localId, .ordinal, .name, .roles, .literal, .extra, .spans, entityId: e.id, entityName: e.name, aliases: e.aliases, entityRetiredBy: e.retiredBy} AS mention
    ORDER BY mention.ordinal, mention.localId
  } AS mentions,
  COLLECT {
    MATCH (p)<-[:EXTRACTED_FROM]-(v:GswVerbPhrase)
    RETURN v {.id, .localId, .ordinal, .phrase, .retiredBy, questions: COLLECT {
      MATCH (v)-[asks:ASKS]->(q:GswQuestion)
      RETURN q {.id, .localId, .text, .retiredBy, .note, .start, .end, ordinal: asks.ordinal, answers: COLLECT {
        MATCH (q)-[answered:ANSWERED_BY]->(a:GswEntity)
        WITH answered.ordinal AS ordinal, a.id AS id
        RETURN id ORDER BY ordinal, id
      }} AS question ORDER BY question.ordinal, question.id
    }} AS phrase ORDER BY phrase.ordinal, phrase.id
  } AS verbPhrases
