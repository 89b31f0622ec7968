// Passages of a workspace that have no vector in slot A yet.
//   $workspaceKey  string
//   $after         string    id after which the page starts
//   $limit         integer
// returns
//   id     string
//   title  string
//   text   string
MATCH (passage:GswPassage)
WHERE passage.workspaceKey = $workspaceKey AND passage.id > $after AND passage.live AND passage.embeddingA IS NULL
RETURN passage.id AS id, passage.title AS title, passage.text AS text
ORDER BY id LIMIT $limit
