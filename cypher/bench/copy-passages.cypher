// Copies passages with their documents into another workspace, under ids and texts with a suffix.
//   $sourceKey  string
//   $targetKey  string
//   $suffix     string     made part of ids, names and search words
//   $ids        string[]   passages of the source
// returns nothing
UNWIND $ids AS id
MATCH (passage:GswPassage {id: id})-[partOf:PART_OF]->(document:GswDocument)
WHERE passage.workspaceKey = $sourceKey
MERGE (documentCopy:GswDocument {id: document.id + $suffix})
ON CREATE SET documentCopy += document {.*, id: document.id + $suffix, workspaceKey: $targetKey,
  externalId: document.externalId + ' ' + $suffix}
CREATE (copy:GswPassage)
SET copy = passage {.*, id: passage.id + $suffix, workspaceKey: $targetKey, externalId: passage.externalId + ' ' + $suffix,
  searchTokens: replace(passage.searchTokens, $sourceKey, $targetKey) + ' ' + $targetKey + $suffix}
CREATE (copy)-[partOfCopy:PART_OF]->(documentCopy)
SET partOfCopy = properties(partOf)
