// A hidden workspace with an exported key, to be deleted tomorrow unless the restore ends before; nothing when the key is taken.
//   $key                 string   the exported key
//   $liveSlot            string   A or B
//   $embeddingModel      string   model of the live slot
//   $embeddingDimension  integer  length of its vectors
// returns
//   key  string
OPTIONAL MATCH (taken:GswWorkspace {key: $key})
WITH taken WHERE taken IS NULL
CREATE (w:GswWorkspace {key: $key, name: 'restoring ' + $key, liveSlot: $liveSlot, embeddingModel: $embeddingModel,
  embeddingDimension: $embeddingDimension, contentVersion: 0, createdAt: datetime(), deletedAt: datetime() + duration({days: 1})})
RETURN w.key AS key
