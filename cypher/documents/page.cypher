// A page of the documents of a workspace, by the caller's id.
//   $workspaceKey     string   the workspace
//   $afterExternalId  string   last external id of the page before, or empty
//   $afterId          string   last id of the page before, or empty
//   $limit            integer  how many
// returns
//   id          string
//   externalId  string          the caller's id
//   title       string
//   version     number
//   status      string
//   tags        string[]
//   date        string | null
//   passages    number
//   updatedAt   string | null   ISO-8601
//   costUsd     number | null   what reading it cost; null when the price of some call was not known
MATCH (document:GswDocument {workspaceKey: $workspaceKey})
WHERE document.versionHash IS NOT NULL AND document.removedAt IS NULL
  AND (document.externalId > $afterExternalId OR (document.externalId = $afterExternalId AND document.id > $afterId))
WITH document ORDER BY document.externalId, document.id LIMIT $limit
RETURN document.id AS id, document.externalId AS externalId, coalesce(document.title, '') AS title,
  coalesce(document.version, 1) AS version, coalesce(document.status, '') AS status, coalesce(document.tags, []) AS tags,
  toString(document.date) AS date, toString(document.updatedAt) AS updatedAt,
  COUNT { (document)<-[:PART_OF]-(passage:GswPassage) WHERE passage.versionHash = document.versionHash } AS passages,
  head(COLLECT {
    MATCH (u:GswUsage {workspaceKey: $workspaceKey, documentId: document.id})
    RETURN CASE WHEN sum(u.unpriced) = 0 THEN round(sum(u.costUsd), 8) END
  }) AS costUsd
ORDER BY externalId, id
