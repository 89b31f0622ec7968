// Ends jobs in a final state; a text goes unless it may be read again, that of a deleted document goes always.
//   $rows  map[]   id; row: state, code, sentence and figures; keepText: whether it may be read again
// returns nothing
UNWIND $rows AS end
MATCH (j:GswJob {id: end.id})
SET j += end.row, j.finishedAt = datetime(), j.updatedAt = datetime()
REMOVE j.open, j.leaseOwner, j.leaseUntil, j.cancelRequested
WITH j, end, EXISTS { MATCH (r:GswRemoval {id: j.documentId}) WHERE datetime(r.removedAt) >= j.createdAt } AS deleted
OPTIONAL MATCH (t:GswJobText {id: j.id})
FOREACH (one IN CASE WHEN t IS NULL OR (end.keepText AND NOT deleted) THEN [] ELSE [t] END | DETACH DELETE one)
