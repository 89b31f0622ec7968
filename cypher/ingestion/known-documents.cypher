// What the workspace knows of documents that are sent in.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  the documents
// returns
//   documentId    string
//   sourceHash    string | null   what the current version was made from; null when there is none or an import brought it
//   position      number | null   its place in the order, also when it is still to be read
//   emptyHash     string | null   what its last job was made from, when nothing was found in it
//   waiting       number          jobs that are still to read it
UNWIND $documentIds AS documentId
OPTIONAL MATCH (d:GswDocument {id: documentId}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NULL AND d.versionHash <> ''
CALL (documentId) {
  MATCH (j:GswJob {documentId: documentId, open: true}) RETURN count(j) AS waiting, min(j.position) AS reserved
}
CALL (documentId) {
  OPTIONAL MATCH (j:GswJob) WHERE j.documentId = documentId AND j.sequence >= 0
  WITH j ORDER BY j.sequence DESC LIMIT 1
  RETURN CASE WHEN j.state = 'EMPTY' AND j.code = 'NO_FACTS' THEN j.sourceHash END AS emptyHash
}
RETURN documentId, emptyHash, CASE WHEN d.status = 'current' AND d.ingestedVersion = d.versionHash THEN d.sourceHash END AS sourceHash,
  coalesce(d.position, reserved) AS position, waiting
