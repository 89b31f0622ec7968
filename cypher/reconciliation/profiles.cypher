// What reconciliation compares entities by: names, roles, and facts with their other ends. Only entities of current versions.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the entities
//   $mentions      integer   most mentions of one
//   $facts         integer   most facts of one
// returns
//   id          string
//   document    string   the caller's id
//   title       string
//   name        string
//   aliases     string[]
//   canonical   string | null
//   mentions    { passage: string; title: string; roles: string }[]
//   facts       { relation: string; question: string; inverse: string; otherId: string; otherName: string }[]
UNWIND $ids AS id
MATCH (e:GswEntity {id: id}) WHERE e.workspaceKey = $workspaceKey AND e.retiredBy IS NULL
MATCH (d:GswDocument {id: e.documentId}) WHERE d.versionHash = e.versionHash AND d.removedAt IS NULL
RETURN e.id AS id, d.externalId AS document, coalesce(d.title, '') AS title, coalesce(e.name, '') AS name, coalesce(e.aliases, []) AS aliases,
  head(COLLECT { MATCH (e)-[:RESOLVES_TO]->(c:GswCanonicalEntity) RETURN c.id ORDER BY c.id LIMIT 1 }) AS canonical,
  COLLECT {
    MATCH (e)-[m:MENTIONED_IN]->(p:GswPassage)
    WITH m, p ORDER BY p.index, p.id, m.ordinal LIMIT $mentions
    RETURN {passage: p.id, title: coalesce(p.title, ''), roles: coalesce(m.roles, '[]')}
  } AS mentions,
  COLLECT {
    MATCH (e)<-[:ANSWERED_BY]-(own:GswQuestion)<-[:ASKS]-(v:GswVerbPhrase)-[:ASKS]->(asked:GswQuestion)-[answer:ANSWERED_BY]->(o:GswEntity)
    WHERE own <> asked AND o <> e AND NOT EXISTS { (own)-[:ANSWERED_BY]->(o) }
    WITH v, own, asked, answer, o ORDER BY v.ordinal, v.id, own.id, asked.id, answer.ordinal, o.id LIMIT $facts
    RETURN {relation: coalesce(v.phrase, ''), question: coalesce(asked.text, ''), inverse: coalesce(own.text, ''), otherId: o.id, otherName: coalesce(o.name, '')}
  } AS facts
