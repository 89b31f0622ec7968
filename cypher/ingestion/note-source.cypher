// What a document's current version was made from, so that the same again costs nothing.
//   $id   string  the document
//   $row  map     textHash, sourceHash, constructedBy, language, covered, ingestedVersion
// returns nothing
MATCH (d:GswDocument {id: $id}) WHERE d.versionHash = $row.ingestedVersion
SET d += $row
