// Documents that carry a tag.
//   $workspaceKey  string   the workspace
//   $tag           string   the tag
//   $limit         integer  how many
// returns
//   id  string
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND d.removedAt IS NULL AND $tag IN d.tags
RETURN d.id AS id ORDER BY id LIMIT $limit
