// Canonical entities as decisions make them, with their members.
//   $workspaceKey  string    the workspace
//   $gone          string[]  those that are no more
//   $rows          map[]     id, properties, members
// returns nothing
CALL () { UNWIND $gone AS id MATCH (c:GswCanonicalEntity {id: id}) WHERE c.workspaceKey = $workspaceKey DETACH DELETE c }
CALL () {
  UNWIND $rows AS row
  MERGE (c:GswCanonicalEntity {id: row.id})
  SET c = row.properties, c.id = row.id, c.workspaceKey = $workspaceKey
  WITH c, row
  CALL (c, row) { MATCH (e:GswEntity)-[r:RESOLVES_TO]->(c) WHERE NOT e.id IN [member IN row.members | member.id] DELETE r }
  CALL (c, row) {
    UNWIND row.members AS member
    MATCH (e:GswEntity {id: member.id}) WHERE e.workspaceKey = $workspaceKey
    OPTIONAL MATCH (e)-[old:RESOLVES_TO]->(other:GswCanonicalEntity) WHERE other <> c
    DELETE old
    WITH DISTINCT e, member
    MERGE (e)-[r:RESOLVES_TO]->(c)
    SET r = member.properties
  }
}
