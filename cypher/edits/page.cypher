// A page of the edits of a workspace, latest first.
//   $workspaceKey  string         the workspace
//   $documentId    string | null  of one document only
//   $targetId      string | null  of one thing only
//   $state         string | null  of one state only
//   $before        integer        number that the page ends before
//   $limit         integer        how many
// returns
//   edit  { id: string; ordinal: number; kind: string; state: string; actor: string; reason: string; at: string; documentId: string; document: string; targetId: string; expectedVersion: string | null; beforeVersion: string; afterVersion: string; before: string; after: string; inverseOf: string | null; undoneBy: string | null; problem: string | null; command: string; anchors: string; changes: string; versionHash: string; rootId: string; toggledBy: string | null; effectiveOrdinal: number }
MATCH (e:GswEdit) WHERE e.workspaceKey = $workspaceKey AND e.ordinal < $before
  AND ($documentId IS NULL OR e.documentId = $documentId OR e.document = $documentId) AND ($targetId IS NULL OR e.targetId = $targetId)
  AND ($state IS NULL OR e.state = $state)
WITH e ORDER BY e.ordinal DESC LIMIT $limit
RETURN e {.id, .ordinal, .kind, .state, .actor, .reason, .at, .documentId, .document, .targetId, .expectedVersion, .beforeVersion, .afterVersion, .before, .after,
  .inverseOf, .undoneBy, .problem, .command, .anchors, .changes, .versionHash, .rootId, .toggledBy, .effectiveOrdinal} AS edit
ORDER BY edit.ordinal DESC
