// Nodes of an exported graph as they were.
//   $documents    map[]   id, properties
//   $passages     map[]   id, properties
//   $entities     map[]   id, properties
//   $verbPhrases  map[]   id, properties
//   $questions    map[]   id, properties
// returns nothing
FOREACH (row IN $documents | MERGE (n:GswDocument {id: row.id})
  SET n = row.properties, n.position = toInteger(row.properties.position), n.version = toInteger(row.properties.version), n.updatedAt = datetime(row.properties.updatedAt))
FOREACH (row IN $passages | MERGE (n:GswPassage {id: row.id}) SET n = row.properties, n.index = toInteger(row.properties.index))
FOREACH (row IN $entities | MERGE (n:GswEntity {id: row.id}) SET n = row.properties)
FOREACH (row IN $verbPhrases | MERGE (n:GswVerbPhrase {id: row.id}) SET n = row.properties, n.ordinal = toInteger(row.properties.ordinal))
FOREACH (row IN $questions | MERGE (n:GswQuestion {id: row.id})
  SET n = row.properties, n.start = toInteger(row.properties.start), n.end = toInteger(row.properties.end))
