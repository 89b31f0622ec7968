// Documents by Panini's or the caller's id, with what is known of earlier deletions.
//   $workspaceKey  string    the workspace
//   $ids           string[]  ids of either kind
// returns
//   wanted      string
//   documentId  string | null   null when there is none now
//   removal     { id: string; externalId: string; title: string; removedAt: string; removedBy: string; reason: string; passages: number; entities: number; mentions: number; verbPhrases: number; questions: number; answers: number; edits: number } | null
UNWIND $ids AS wanted
OPTIONAL MATCH (byName:GswDocument {workspaceKey: $workspaceKey, externalId: wanted}) WHERE byName.removedAt IS NULL
OPTIONAL MATCH (byId:GswDocument {id: wanted}) WHERE byId.workspaceKey = $workspaceKey AND byId.removedAt IS NULL
OPTIONAL MATCH (goneName:GswRemoval {workspaceKey: $workspaceKey, externalId: wanted})
OPTIONAL MATCH (goneId:GswRemoval {id: wanted}) WHERE goneId.workspaceKey = $workspaceKey
WITH wanted, coalesce(byName.id, byId.id) AS documentId, coalesce(goneName, goneId) AS gone
RETURN wanted, documentId, CASE WHEN gone IS NULL THEN null ELSE gone {.id, .externalId, .title, .removedAt, .removedBy, .reason,
  .passages, .entities, .mentions, .verbPhrases, .questions, .answers, .edits} END AS removal
