// Canonical entities that no decision holds any more: nothing that an anchor is attached to belongs to them.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many
// returns
//   id  string
MATCH (c:GswCanonicalEntity) WHERE c.workspaceKey = $workspaceKey AND c.id > ''
  AND NOT EXISTS { (c)<-[:RESOLVES_TO]-(:GswEntity)<-[:ATTACHED_TO]-(:GswAnchor) }
RETURN c.id AS id ORDER BY id LIMIT $limit
