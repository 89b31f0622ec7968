// A page of the passages of a document's current version with what they mention.
//   $workspaceKey  string   the workspace
//   $document      string   the caller's id
//   $after         integer  index of the last passage of the page before, -1 at first
//   $limit         integer  how many
// returns
//   index        number
//   versionHash  string
//   title        string
//   text         string
//   mentions     { entityId: string; localId: string; name: string; roles: string }[]   in the order of the passage
MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: $document}) WHERE d.removedAt IS NULL
MATCH (d)<-[:PART_OF]-(p:GswPassage) WHERE p.versionHash = d.versionHash AND p.index > $after
WITH d, p ORDER BY p.index, p.id LIMIT $limit
RETURN p.index AS index, d.versionHash AS versionHash, coalesce(p.title, '') AS title, coalesce(p.text, '') AS text,
  COLLECT {
    MATCH (p)<-[m:MENTIONED_IN]-(e:GswEntity)
    WITH e, m ORDER BY m.ordinal, m.localId
    RETURN {entityId: e.id, localId: m.localId, name: m.name, roles: coalesce(m.roles, '[]')}
  } AS mentions
ORDER BY index
