// Holds the workspace until the transaction ends, so that no import commits meanwhile.
//   $key  string   the workspace
// returns
//   liveSlot  string   A or B
MATCH (w:GswWorkspace {key: $key}) WHERE w.deletedAt IS NULL
SET w.lockedAt = datetime()
REMOVE w.lockedAt
RETURN w.liveSlot AS liveSlot
