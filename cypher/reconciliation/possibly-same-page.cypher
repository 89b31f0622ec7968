// A page of the pairs that may be one thing and are not, most probable first.
//   $workspaceKey  string    the workspace
//   $ids           string[] | null  only these pairs
//   $probability   number    of the last one of the page before, above 1 at first
//   $after         string    id of the last one of the page before, empty at first
//   $limit         integer   how many
// returns
//   id           string
//   probability  number
//   zone         string
//   foundBy      string[]
//   reasons      string[]
//   left         { id: string; name: string; type: string | null; document: string; title: string }
//   right        { id: string; name: string; type: string | null; document: string; title: string }
MATCH (one:GswEntity)-[p:POSSIBLY_SAME_AS]->(other:GswEntity)
WHERE p.workspaceKey = $workspaceKey AND p.probability <= $probability
  AND (p.probability < $probability OR p.id > $after) AND ($ids IS NULL OR p.id IN $ids)
  AND NOT EXISTS { (one)-[:RESOLVES_TO]->(:GswCanonicalEntity)<-[:RESOLVES_TO]-(other) }
MATCH (d:GswDocument {id: one.documentId}) WHERE d.versionHash = one.versionHash AND d.removedAt IS NULL
MATCH (e:GswDocument {id: other.documentId}) WHERE e.versionHash = other.versionHash AND e.removedAt IS NULL
WITH p, one, other, d, e ORDER BY p.probability DESC, p.id LIMIT $limit
RETURN p.id AS id, p.probability AS probability, p.zone AS zone, p.foundBy AS foundBy, p.reasons AS reasons,
  {id: one.id, name: coalesce(one.name, ''), type: one.coarseType, document: d.externalId, title: coalesce(d.title, '')} AS left,
  {id: other.id, name: coalesce(other.name, ''), type: other.coarseType, document: e.externalId, title: coalesce(e.title, '')} AS right
ORDER BY probability DESC, id
