// What small jobs need to start: their texts, and what the workspace has of their documents.
//   $ids  string[]  the jobs
// returns
//   id          string
//   text        string | null
//   known       boolean         the workspace has the document, perhaps half of it
//   sourceHash  string | null   what its current version was made from
UNWIND $ids AS id
MATCH (j:GswJob {id: id})
OPTIONAL MATCH (t:GswJobText {id: id})
OPTIONAL MATCH (d:GswDocument {id: j.documentId})
RETURN id, t.text AS text, d IS NOT NULL AS known,
  CASE WHEN d.removedAt IS NULL AND d.versionHash <> '' AND d.ingestedVersion = d.versionHash AND d.status = 'current' THEN d.sourceHash END AS sourceHash
