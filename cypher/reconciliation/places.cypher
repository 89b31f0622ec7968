// Where entities stand: the first passage that mentions each, with all that is mentioned there.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the entities
// returns
//   id           string
//   name         string
//   aliases      string[]
//   coarseType   string | null
//   document     string   the caller's id
//   versionHash  string
//   title        string   of the passage
//   text         string   of the passage
//   localId      string   of the mention
//   mentions     { localId: string; name: string; roles: string }[]   in the order of the passage
UNWIND $ids AS id
MATCH (e:GswEntity {id: id}) WHERE e.workspaceKey = $workspaceKey
CALL (e) {
  MATCH (e)-[m:MENTIONED_IN]->(p:GswPassage)
  RETURN m.localId AS localId, p ORDER BY p.index, p.id, m.ordinal, m.localId LIMIT 1
}
MATCH (p)-[:PART_OF]->(d:GswDocument)
RETURN e.id AS id, coalesce(e.name, '') AS name, coalesce(e.aliases, []) AS aliases, e.coarseType AS coarseType, d.externalId AS document, e.versionHash AS versionHash, coalesce(p.title, '') AS title, coalesce(p.text, '') AS text, localId,
  COLLECT {
    MATCH (p)<-[m:MENTIONED_IN]-(:GswEntity)
    WITH m ORDER BY m.ordinal, m.localId
    RETURN {localId: m.localId, name: m.name, roles: coalesce(m.roles, '[]')}
  } AS mentions
