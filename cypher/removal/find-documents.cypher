// Documents by Panini's or the caller's id, with what is known of earlier deletions; one that waits to be read is there too.
//   $workspaceKey  string  the workspace
//   $rows          map[]   wanted, an id of either kind, and named, the id of the document that the caller calls so
// returns
//   wanted      string
//   documentId  string | null   null when there is none now
//   removal     { id: string; externalId: string; title: string; removedAt: string; removedBy: string; reason: string; passages: number; entities: number; mentions: number; verbPhrases: number; questions: number; answers: number; edits: number } | null
UNWIND $rows AS row
WITH row.wanted AS wanted, row.named AS named
OPTIONAL MATCH (byName:GswDocument {workspaceKey: $workspaceKey, externalId: wanted}) WHERE byName.removedAt IS NULL
OPTIONAL MATCH (byId:GswDocument {id: wanted}) WHERE byId.workspaceKey = $workspaceKey AND byId.removedAt IS NULL
OPTIONAL MATCH (goneName:GswRemoval {workspaceKey: $workspaceKey, externalId: wanted})
OPTIONAL MATCH (goneId:GswRemoval {id: wanted}) WHERE goneId.workspaceKey = $workspaceKey
WITH wanted, named, coalesce(byName.id, byId.id) AS present, coalesce(goneName, goneId) AS gone
CALL (wanted, named, present, gone) {
  UNWIND CASE WHEN present IS NULL THEN [named, wanted] ELSE [] END AS id
  MATCH (j:GswJob) WHERE j.documentId = id AND j.sequence >= 0 AND j.workspaceKey = $workspaceKey
    AND (gone IS NULL OR j.createdAt > datetime(gone.removedAt))
    AND (j.open = true OR EXISTS { (:GswJobText {id: j.id}) })
  RETURN min(j.documentId) AS waiting
}
RETURN wanted, coalesce(present, waiting) AS documentId, CASE WHEN gone IS NULL THEN null ELSE gone {.id, .externalId, .title, .removedAt, .removedBy, .reason,
  .passages, .entities, .mentions, .verbPhrases, .questions, .answers, .edits} END AS removal
