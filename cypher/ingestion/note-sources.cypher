// What the current versions of documents were made from, so that the same again costs nothing.
//   $rows  map[]  id, and row: textHash, sourceHash, constructedBy, language, covered, ingestedVersion
// returns nothing
UNWIND $rows AS note
MATCH (d:GswDocument {id: note.id}) WHERE d.versionHash = note.row.ingestedVersion
SET d += note.row
