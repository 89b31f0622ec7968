// A page of the passages of a document, in the order of the text.
//   $workspaceKey  string   the workspace
//   $documentId    string   the document
//   $afterIndex    integer  index of the last passage of the page before, or -1
//   $afterId       string   id of the last passage of the page before, or empty
//   $limit         integer  how many
// returns
//   id          string
//   externalId  string   the caller's id
//   index       number   position in the document
//   title       string
//   text        string
MATCH (document:GswDocument {id: $documentId})<-[:PART_OF]-(passage:GswPassage)
WHERE document.workspaceKey = $workspaceKey AND passage.workspaceKey = $workspaceKey
  AND passage.versionHash = document.versionHash
  AND (passage.index > $afterIndex OR (passage.index = $afterIndex AND passage.id > $afterId))
WITH passage ORDER BY passage.index, passage.id LIMIT $limit
RETURN passage.id AS id, passage.externalId AS externalId, passage.index AS index, coalesce(passage.title, '') AS title, passage.text AS text
ORDER BY index, id
