// A page of the anchors of a workspace by id.
//   $workspaceKey  string   the workspace
//   $after         string   id of the last one of the page before, empty at first
//   $limit         integer  how many
// returns
//   id    string
//   text  string
MATCH (a:GswAnchor) WHERE a.workspaceKey = $workspaceKey AND a.id > $after
RETURN a.id AS id, a.text AS text ORDER BY id LIMIT $limit
