// Nodes of an exported graph as they were, in the workspace that is restored and no other; fails when an id is taken elsewhere.
//   $workspaceKey  string  the workspace
//   $documents     map[]   id, properties
//   $passages      map[]   id, properties
//   $entities      map[]   id, properties
//   $verbPhrases   map[]   id, properties
//   $questions     map[]   id, properties
//   $edits         map[]   id, properties
//   $removals      map[]   id, properties
//   $decisions     map[]   id, properties
//   $anchors       map[]   id, properties
//   $canonicalEntities  map[]  id, properties
//   $reconciliations    map[]  id, properties
// returns nothing
FOREACH (row IN $documents | MERGE (n:GswDocument {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.position = toInteger(row.properties.position), n.version = toInteger(row.properties.version), n.updatedAt = datetime(row.properties.updatedAt))
FOREACH (row IN $passages | MERGE (n:GswPassage {id: row.id, workspaceKey: $workspaceKey}) SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.index = toInteger(row.properties.index))
FOREACH (row IN $entities | MERGE (n:GswEntity {id: row.id, workspaceKey: $workspaceKey}) SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey)
FOREACH (row IN $verbPhrases | MERGE (n:GswVerbPhrase {id: row.id, workspaceKey: $workspaceKey}) SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.ordinal = toInteger(row.properties.ordinal))
FOREACH (row IN $questions | MERGE (n:GswQuestion {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.start = toInteger(row.properties.start), n.end = toInteger(row.properties.end))
FOREACH (row IN $edits | MERGE (n:GswEdit {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.ordinal = toInteger(row.properties.ordinal), n.effectiveOrdinal = toInteger(row.properties.effectiveOrdinal))
FOREACH (row IN $removals | MERGE (n:GswRemoval {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.passages = toInteger(row.properties.passages), n.entities = toInteger(row.properties.entities),
    n.mentions = toInteger(row.properties.mentions), n.verbPhrases = toInteger(row.properties.verbPhrases), n.questions = toInteger(row.properties.questions),
    n.answers = toInteger(row.properties.answers), n.edits = toInteger(row.properties.edits))
FOREACH (row IN $decisions | MERGE (n:GswDecision {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.ordinal = toInteger(row.properties.ordinal))
FOREACH (row IN $anchors | MERGE (n:GswAnchor {id: row.id, workspaceKey: $workspaceKey})
  SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey, n.ordinal = toInteger(row.properties.ordinal))
FOREACH (row IN $canonicalEntities | MERGE (n:GswCanonicalEntity {id: row.id, workspaceKey: $workspaceKey}) SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey)
FOREACH (row IN $reconciliations | MERGE (n:GswReconciliation {workspaceKey: $workspaceKey}) SET n = row.properties, n.id = row.id, n.workspaceKey = $workspaceKey)
