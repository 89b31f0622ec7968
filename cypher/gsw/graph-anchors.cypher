// A page of the anchors of a workspace by id, with the relationships that leave them.
//   $workspaceKey  string   the workspace
//   $after         string   id of the last one of the page before, empty at first
//   $limit         integer  how many
// returns
//   id             string
//   properties     map
//   relationships  { type: string; to: string; properties: Record<string, unknown> }[]
MATCH (n:GswAnchor) WHERE n.workspaceKey = $workspaceKey AND n.id > $after
WITH n ORDER BY n.id LIMIT $limit
RETURN n.id AS id, properties(n) AS properties,
  COLLECT { MATCH (n)-[r]->(m) WHERE m.id IS NOT NULL RETURN {type: type(r), to: m.id, properties: properties(r)} } AS relationships
ORDER BY id
