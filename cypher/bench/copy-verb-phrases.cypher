// Copies verb phrases into another workspace; passages were copied before.
//   $sourceKey  string
//   $targetKey  string
//   $suffix     string
//   $ids        string[]   verb phrases of the source
// returns nothing
UNWIND $ids AS id
MATCH (verbPhrase:GswVerbPhrase {id: id})-[from:EXTRACTED_FROM]->(passage:GswPassage)
WHERE verbPhrase.workspaceKey = $sourceKey
MATCH (passageCopy:GswPassage {id: passage.id + $suffix})
CREATE (copy:GswVerbPhrase)
SET copy = verbPhrase {.*, id: verbPhrase.id + $suffix, workspaceKey: $targetKey}
CREATE (copy)-[fromCopy:EXTRACTED_FROM]->(passageCopy)
SET fromCopy = properties(from)
