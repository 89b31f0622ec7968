// Canonical entities as they are stored: those of some ids, and those that entities of some anchors belong to.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the canonical entities
//   $anchors       string[]  ids of anchors
// returns
//   id       string
//   version  string
//   name     string
//   type     string | null
//   aliases  string[]
//   members  string[]   ids of the entities, sorted
CALL () {
  UNWIND $ids AS id MATCH (c:GswCanonicalEntity {id: id}) WHERE c.workspaceKey = $workspaceKey RETURN c
  UNION
  UNWIND $anchors AS id MATCH (:GswAnchor {id: id})-[:ATTACHED_TO]->(:GswEntity)-[:RESOLVES_TO]->(c:GswCanonicalEntity) WHERE c.workspaceKey = $workspaceKey RETURN c
}
RETURN c.id AS id, coalesce(c.version, '') AS version, coalesce(c.name, '') AS name, c.type AS type, coalesce(c.aliases, []) AS aliases,
  COLLECT { MATCH (c)<-[:RESOLVES_TO]-(e:GswEntity) RETURN e.id ORDER BY e.id } AS members
