// Notes that the flags of some documents are set and their other versions gone.
//   $documentIds  string[]  the documents
// returns nothing
UNWIND $documentIds AS documentId
MATCH (d:GswDocument {id: documentId}) WHERE d.status = 'finishing'
SET d.status = 'current'
