// Deletes hidden documents of which nothing is left.
//   $ids  string[]  the documents
// returns nothing
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.removedAt IS NOT NULL AND NOT EXISTS { (d)<-[:PART_OF]-() }
DETACH DELETE d
