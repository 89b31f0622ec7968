// Ends what was unfinished of a document: it is current as it is, or gone when no version of it was ever finished.
//   $documentId  string   the document
// returns nothing
MATCH (d:GswDocument {id: $documentId})
SET d.status = 'current'
WITH d WHERE d.versionHash = ''
DETACH DELETE d
