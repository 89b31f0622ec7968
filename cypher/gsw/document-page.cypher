// A page of a workspace's documents in the order of import.
//   $workspaceKey   string   the workspace
//   $afterPosition  integer  place of the last document of the page before, -1 at first
//   $afterId        string   its id, empty at first
//   $limit          integer  how many
// returns
//   id          string
//   externalId  string
//   title       string
//   tags        string[]
//   date        string | null
//   position    number
MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND d.versionHash <> ''
  AND (d.position > $afterPosition OR (d.position = $afterPosition AND d.id > $afterId))
RETURN d.id AS id, d.externalId AS externalId, d.title AS title, d.tags AS tags, d.date AS date, d.position AS position
ORDER BY position, id LIMIT $limit
