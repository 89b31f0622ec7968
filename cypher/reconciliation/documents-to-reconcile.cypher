// Documents whose current version no run has looked at, with their entities.
//   $workspaceKey  string           the workspace
//   $externalIds   string[] | null  callers' ids, all of which are returned; null means any that is left
//   $rules         string           version of the rules that a run goes by
//   $limit         integer          most documents
// returns
//   externalId   string
//   versionHash  string
//   entityIds    string[]
CALL () {
  UNWIND coalesce($externalIds, []) AS externalId
  MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: externalId}) RETURN d
  UNION
  UNWIND CASE WHEN $externalIds IS NULL THEN [1] ELSE [] END AS go
  MATCH (d:GswDocument) WHERE d.workspaceKey = $workspaceKey AND d.externalId IS NOT NULL
    AND d.versionHash <> '' AND coalesce(d.reconciled, '') <> d.versionHash + $rules
  RETURN d ORDER BY d.position, d.id LIMIT $limit
}
WITH d WHERE d.removedAt IS NULL AND d.versionHash <> ''
RETURN d.externalId AS externalId, d.versionHash AS versionHash,
  COLLECT { MATCH (d)<-[:PART_OF]-(p:GswPassage)<-[:MENTIONED_IN]-(e:GswEntity) WHERE p.versionHash = d.versionHash AND e.retiredBy IS NULL RETURN DISTINCT e.id AS id ORDER BY id } AS entityIds
ORDER BY d.position, d.id
