// One edit of a workspace by its id.
//   $workspaceKey  string   the workspace
//   $id            string   the edit
// returns
//   edit  { id: string; ordinal: number; kind: string; state: string; actor: string; reason: string; at: string; documentId: string; document: string; targetId: string; expectedVersion: string | null; beforeVersion: string; afterVersion: string; before: string; after: string; inverseOf: string | null; undoneBy: string | null; problem: string | null; command: string; anchors: string; changes: string; versionHash: string; rootId: string; toggledBy: string | null; effectiveOrdinal: number }
MATCH (e:GswEdit {id: $id}) WHERE e.workspaceKey = $workspaceKey
RETURN e {.id, .ordinal, .kind, .state, .actor, .reason, .at, .documentId, .document, .targetId, .expectedVersion, .beforeVersion, .afterVersion, .before, .after,
  .inverseOf, .undoneBy, .problem, .command, .anchors, .changes, .versionHash, .rootId, .toggledBy, .effectiveOrdinal} AS edit
