// Documents with edits that are not attached to their current version yet.
//   $workspaceKey  string           the workspace
//   $externalIds   string[] | null  callers' ids; null means all
// returns
//   id  string
MATCH (e:GswEdit) WHERE e.workspaceKey = $workspaceKey AND e.ordinal > 0 AND e.state IN ['APPLIED', 'UNATTACHED', 'INERT'] AND e.kind <> 'UNDO'
  AND ($externalIds IS NULL OR e.document IN $externalIds)
WITH DISTINCT e.documentId AS id, e.versionHash AS versionHash
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NULL AND d.versionHash <> '' AND d.versionHash <> versionHash
RETURN DISTINCT d.id AS id ORDER BY id
