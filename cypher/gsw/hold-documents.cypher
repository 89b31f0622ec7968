// Holds documents until the transaction ends, so that none is deleted meanwhile, and says which are gone.
//   $ids  string[]  the documents
// returns
//   id       string
//   removed  boolean   there is none, or its deletion has begun
UNWIND $ids AS id
OPTIONAL MATCH (d:GswDocument {id: id})
FOREACH (one IN CASE WHEN d IS NULL THEN [] ELSE [d] END | SET one.lockedAt = datetime() REMOVE one.lockedAt)
RETURN id, d IS NULL OR d.removedAt IS NOT NULL AS removed
