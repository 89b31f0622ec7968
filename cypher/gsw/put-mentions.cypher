// Where entities are mentioned.
//   $rows  map[]   entityId, passageId, localId, ordinal, properties
// returns nothing
UNWIND $rows AS row
MATCH (e:GswEntity {id: row.entityId}), (p:GswPassage {id: row.passageId})
MERGE (e)-[m:MENTIONED_IN {localId: row.localId}]->(p)
SET m += row.properties, m.ordinal = toInteger(row.ordinal)
