// Documents that carry a tag, also those that wait to be read.
//   $workspaceKey  string   the workspace
//   $tag           string   the tag
//   $limit         integer  how many
// returns
//   id  string
CALL () {
  MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND d.removedAt IS NULL AND $tag IN d.tags
  RETURN d.id AS id
  UNION
  MATCH (j:GswJob {open: true, workspaceKey: $workspaceKey}) WHERE $tag IN j.tags
    AND NOT EXISTS { MATCH (r:GswRemoval {id: j.documentId}) WHERE datetime(r.removedAt) >= j.createdAt }
  RETURN j.documentId AS id
}
RETURN id ORDER BY id LIMIT $limit
