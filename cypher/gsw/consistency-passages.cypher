// A page of the passages of a workspace with what their search tokens follow from.
//   $workspaceKey  string   the workspace
//   $after         string   id of the last one of the page before, empty at first
//   $limit         integer  how many
// returns
//   id            string
//   title         string
//   text          string
//   searchTokens  string | null
MATCH (p:GswPassage) WHERE p.workspaceKey = $workspaceKey AND p.id > $after
RETURN p.id AS id, coalesce(p.title, '') AS title, coalesce(p.text, '') AS text, p.searchTokens AS searchTokens
ORDER BY id LIMIT $limit
