// Copies entities with their mentions into another workspace, each with a vector of its own in slot A; passages were copied before.
//   $sourceKey  string
//   $targetKey  string
//   $suffix     string
//   $rows       {id: string, vector: number[]}[]
// returns nothing
UNWIND $rows AS row
MATCH (entity:GswEntity {id: row.id})
WHERE entity.workspaceKey = $sourceKey
CREATE (copy:GswEntity)
SET copy = entity {.*, id: entity.id + $suffix, workspaceKey: $targetKey, documentId: entity.documentId + $suffix,
  name: entity.name + ' ' + $suffix, matchKey: entity.matchKey + ' ' + $suffix,
  searchTokens: replace(entity.searchTokens, $sourceKey, $targetKey) + ' ' + $targetKey + $suffix, embeddingA: row.vector}
WITH entity, copy
MATCH (entity)-[mention:MENTIONED_IN]->(passage:GswPassage)
MATCH (passageCopy:GswPassage {id: passage.id + $suffix})
CREATE (copy)-[mentionCopy:MENTIONED_IN]->(passageCopy)
SET mentionCopy = properties(mention)
