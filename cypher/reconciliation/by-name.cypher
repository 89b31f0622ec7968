// Entities and canonical entities that are called so; of a canonical entity's members none is returned beside it.
//   $workspaceKey  string   the workspace
//   $matchKey      string   match key of the name
//   $limit         integer  most of each
// returns
//   id        string
//   name      string
//   document  string | null   the caller's id, of an entity that stands alone
CALL () {
  MATCH (e:GswEntity {workspaceKey: $workspaceKey, matchKey: $matchKey}) WHERE e.live
  MATCH (d:GswDocument {id: e.documentId}) WHERE d.versionHash = e.versionHash AND d.removedAt IS NULL
  WITH e, d ORDER BY e.id LIMIT $limit
  OPTIONAL MATCH (e)-[:RESOLVES_TO]->(c:GswCanonicalEntity)
  RETURN coalesce(c.id, e.id) AS id, coalesce(c.name, e.name, '') AS name, CASE WHEN c IS NULL THEN d.externalId END AS document
  UNION
  MATCH (c:GswCanonicalEntity {workspaceKey: $workspaceKey, matchKey: $matchKey})
  RETURN c.id AS id, coalesce(c.name, '') AS name, null AS document ORDER BY id LIMIT $limit
}
RETURN DISTINCT id, name, document ORDER BY id
