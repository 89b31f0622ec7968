// What is findable and should not be, or the other way round: only the current version of a document is live.
//   $workspaceKey  string   the workspace
//   $limit         integer  how many of each
// returns
//   id    string
//   live  boolean   what the flag should be
CALL () {
  MATCH (d:GswDocument)<-[:PART_OF]-(n:GswPassage) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND coalesce(n.live, false) <> (n.versionHash = d.versionHash AND n.retiredBy IS NULL)
  RETURN n, d LIMIT $limit
  UNION ALL
  MATCH (d:GswDocument)<-[:PART_OF]-(:GswPassage)<-[:MENTIONED_IN]-(n:GswEntity) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND coalesce(n.live, false) <> (n.versionHash = d.versionHash AND n.retiredBy IS NULL)
  RETURN DISTINCT n, d LIMIT $limit
  UNION ALL
  MATCH (d:GswDocument)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(n:GswVerbPhrase) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND coalesce(n.live, false) <> (n.versionHash = d.versionHash AND n.retiredBy IS NULL)
  RETURN n, d LIMIT $limit
  UNION ALL
  MATCH (d:GswDocument)<-[:PART_OF]-(:GswPassage)<-[:EXTRACTED_FROM]-(:GswVerbPhrase)-[:ASKS]->(n:GswQuestion) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL AND coalesce(n.live, false) <> (n.versionHash = d.versionHash AND n.retiredBy IS NULL)
  RETURN n, d LIMIT $limit
}
RETURN n.id AS id, n.versionHash = d.versionHash AND n.retiredBy IS NULL AS live
