// Documents of a scope with their number of questions.
//   $workspaceKey  string   the workspace
//   $documents     string[] | null  callers' document ids; null means any
//   $tags          string[] | null  a document needs one of them; null means any
//   $from          string | null    ISO date, inclusive
//   $to            string | null    ISO date, inclusive; a year or month covers all of it
// returns
//   documentId  string
//   questions   integer
MATCH (document:GswDocument {workspaceKey: $workspaceKey})
WHERE ($documents IS NULL OR document.externalId IN $documents)
  AND ($tags IS NULL OR any(tag IN document.tags WHERE tag IN $tags))
  AND ($from IS NULL OR document.date >= left($from, size(document.date)))
  AND ($to IS NULL OR left(document.date, size($to)) <= $to)
RETURN document.id AS documentId,
  COUNT { (:GswQuestion {workspaceKey: $workspaceKey, documentId: document.id, live: true}) } AS questions
ORDER BY documentId
