// One document of a workspace.
//   $workspaceKey  string   the workspace
//   $id            string   the document
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
MATCH (document:GswDocument {id: $id})
WHERE document.workspaceKey = $workspaceKey AND document.versionHash IS NOT NULL AND document.removedAt IS NULL
RETURN document.id AS id, document.externalId AS externalId, coalesce(document.title, '') AS title,
  coalesce(document.version, 1) AS version, coalesce(document.status, '') AS status, coalesce(document.tags, []) AS tags,
  toString(document.date) AS date, toString(document.updatedAt) AS updatedAt,
  COUNT { (document)<-[:PART_OF]-(passage:GswPassage) WHERE passage.versionHash = document.versionHash } AS passages,
  head(COLLECT {
    MATCH (u:GswUsage {workspaceKey: $workspaceKey, documentId: document.id})
    RETURN CASE WHEN sum(u.unpriced) = 0 THEN round(sum(u.costUsd), 8) END
  }) AS costUsd
