// Documents with anchors that were not looked for in their current version yet.
//   $workspaceKey  string           the workspace
//   $externalIds   string[] | null  callers' ids, all of which with anchors are returned; null means any with something to do
// returns
//   externalId  string
CALL () {
  UNWIND coalesce($externalIds, []) AS document
  MATCH (a:GswAnchor {workspaceKey: $workspaceKey, document: document}) RETURN a
  UNION
  UNWIND CASE WHEN $externalIds IS NULL THEN [1] ELSE [] END AS go
  MATCH (a:GswAnchor) WHERE a.workspaceKey = $workspaceKey AND a.document IS NOT NULL RETURN a
}
MATCH (d:GswDocument {workspaceKey: $workspaceKey, externalId: a.document})
WHERE d.removedAt IS NULL AND d.versionHash <> ''
  AND ($externalIds IS NOT NULL OR coalesce(a.versionHash, '') <> d.versionHash OR (a.attached AND NOT EXISTS { (a)-[:ATTACHED_TO]->(:GswEntity) }))
RETURN DISTINCT d.externalId AS externalId ORDER BY externalId
