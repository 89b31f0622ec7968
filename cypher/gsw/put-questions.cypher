// Questions of verb phrases.
//   $workspaceKey  string   the workspace
//   $live          boolean  false while the version is staged
//   $rows          map[]    id, documentId, passageId, verbPhraseId, versionHash, ordinal, start, end, properties
// returns nothing
UNWIND $rows AS row
MATCH (v:GswVerbPhrase {id: row.verbPhraseId})
MERGE (q:GswQuestion {id: row.id})
SET q += row.properties, q.workspaceKey = $workspaceKey, q.live = $live, q.versionHash = row.versionHash,
  q.documentId = row.documentId, q.passageId = row.passageId, q.start = toInteger(row.start), q.end = toInteger(row.end)
MERGE (v)-[asks:ASKS]->(q)
SET asks.ordinal = toInteger(row.ordinal)
