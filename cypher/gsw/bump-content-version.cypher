// Tells caches that what can be found has changed; always the last statement of a commit.
//   $workspaceKey  string   the workspace
// returns
//   liveSlot  string   A or B, for the writer to see that it filled the slot that is read
MATCH (w:GswWorkspace {key: $workspaceKey}) WHERE w.deletedAt IS NULL
SET w.contentVersion = w.contentVersion + 1
RETURN w.liveSlot AS liveSlot
