// Relationships of an exported graph as they were, between nodes of the workspace that is restored.
//   $workspaceKey   string  the workspace
//   $partOf         map[]   from, to, properties
//   $mentionedIn    map[]   from, to, properties
//   $extractedFrom  map[]   from, to, properties
//   $asks           map[]   from, to, properties
//   $answeredBy     map[]   from, to, properties
//   $pairs          map[]   from, to, properties
//   $resolvesTo     map[]   from, to, properties
//   $attachedTo     map[]   from, to, properties
//   $concerns       map[]   from, to, properties
// returns nothing
CALL () { UNWIND $partOf AS row MATCH (a:GswPassage {id: row.from, workspaceKey: $workspaceKey}), (b:GswDocument {id: row.to, workspaceKey: $workspaceKey}) MERGE (a)-[r:PART_OF]->(b) SET r = row.properties }
CALL () {
  UNWIND $mentionedIn AS row MATCH (a:GswEntity {id: row.from, workspaceKey: $workspaceKey}), (b:GswPassage {id: row.to, workspaceKey: $workspaceKey})
  MERGE (a)-[r:MENTIONED_IN {localId: row.properties.localId}]->(b) SET r = row.properties, r.ordinal = toInteger(row.properties.ordinal)
}
CALL () { UNWIND $extractedFrom AS row MATCH (a:GswVerbPhrase {id: row.from, workspaceKey: $workspaceKey}), (b:GswPassage {id: row.to, workspaceKey: $workspaceKey}) MERGE (a)-[r:EXTRACTED_FROM]->(b) SET r = row.properties }
CALL () {
  UNWIND $asks AS row MATCH (a:GswVerbPhrase {id: row.from, workspaceKey: $workspaceKey}), (b:GswQuestion {id: row.to, workspaceKey: $workspaceKey})
  MERGE (a)-[r:ASKS]->(b) SET r = row.properties, r.ordinal = toInteger(row.properties.ordinal)
}
CALL () {
  UNWIND $answeredBy AS row MATCH (a:GswQuestion {id: row.from, workspaceKey: $workspaceKey}), (b:GswEntity {id: row.to, workspaceKey: $workspaceKey})
  MERGE (a)-[r:ANSWERED_BY {ordinal: toInteger(row.properties.ordinal)}]->(b) SET r = row.properties, r.ordinal = toInteger(row.properties.ordinal)
}
CALL () {
  UNWIND $pairs AS row MATCH (a:GswVerbPhrase {id: row.from, workspaceKey: $workspaceKey}), (b:GswEntity {id: row.to, workspaceKey: $workspaceKey})
  MERGE (a)-[r:QA {questionId: row.properties.questionId, ordinal: toInteger(row.properties.ordinal)}]->(b)
  SET r = row.properties, r.ordinal = toInteger(row.properties.ordinal)
}
CALL () { UNWIND $resolvesTo AS row MATCH (a:GswEntity {id: row.from, workspaceKey: $workspaceKey}), (b:GswCanonicalEntity {id: row.to, workspaceKey: $workspaceKey}) MERGE (a)-[r:RESOLVES_TO]->(b) SET r = row.properties }
CALL () { UNWIND $attachedTo AS row MATCH (a:GswAnchor {id: row.from, workspaceKey: $workspaceKey}), (b:GswEntity {id: row.to, workspaceKey: $workspaceKey}) MERGE (a)-[r:ATTACHED_TO]->(b) SET r = row.properties }
CALL () {
  UNWIND $concerns AS row MATCH (a:GswDecision {id: row.from, workspaceKey: $workspaceKey}), (b:GswAnchor {id: row.to, workspaceKey: $workspaceKey})
  MERGE (a)-[r:CONCERNS {side: row.properties.side, place: toInteger(row.properties.place)}]->(b) SET r = row.properties, r.place = toInteger(row.properties.place)
}
