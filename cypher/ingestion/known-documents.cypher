// What the workspace knows of documents that are sent in.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  the documents
// returns
//   documentId    string
//   sourceHash    string | null   what the current version was made from; null when there is none or an import brought it
//   position      number | null   its place in the order, also when it is still to be read
//   waiting       number          jobs that are still to read it
UNWIND $documentIds AS documentId
OPTIONAL MATCH (d:GswDocument {id: documentId}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NULL AND d.versionHash <> ''
CALL (documentId) {
  MATCH (j:GswJob {documentId: documentId, open: true}) RETURN count(j) AS waiting, min(j.position) AS reserved
}
RETURN documentId, CASE WHEN d.status = 'current' AND d.ingestedVersion = d.versionHash THEN d.sourceHash END AS sourceHash,
  coalesce(d.position, reserved) AS position, waiting
