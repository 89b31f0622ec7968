// A page of ids of the verb phrases of a workspace, by id.
//   $workspaceKey  string
//   $after         string    id after which the page starts
//   $limit         integer
// returns
//   id  string
MATCH (node:GswVerbPhrase)
WHERE node.workspaceKey = $workspaceKey AND node.id > $after AND node.live
WITH node ORDER BY node.workspaceKey, node.id LIMIT $limit
RETURN node.id AS id ORDER BY id
