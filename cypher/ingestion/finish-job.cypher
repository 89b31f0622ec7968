// Ends a job in a final state; its text goes unless it may be read again; that of a deleted document goes always.
//   $id        string   the job
//   $row       map      state, code, sentence and figures
//   $keepText  boolean  whether it may be read again
// returns nothing
MATCH (j:GswJob {id: $id})
SET j += $row, j.finishedAt = datetime(), j.updatedAt = datetime()
REMOVE j.open, j.leaseOwner, j.leaseUntil, j.cancelRequested
WITH j, EXISTS { MATCH (r:GswRemoval {id: j.documentId}) WHERE datetime(r.removedAt) >= j.createdAt } AS deleted
OPTIONAL MATCH (t:GswJobText {id: $id})
FOREACH (one IN CASE WHEN t IS NULL OR ($keepText AND NOT deleted) THEN [] ELSE [t] END | DETACH DELETE one)
