// The workspace of a name, unless it is being deleted.
//   $name  string   the name
// returns
//   key                 string
//   name                string
//   liveSlot            string   A or B
//   embeddingModel      string
//   embeddingDimension  number
//   contentVersion      number
//   createdAt           string   ISO-8601
MATCH (w:GswWorkspace {name: $name}) WHERE w.deletedAt IS NULL
RETURN w.key AS key, w.name AS name, w.liveSlot AS liveSlot, w.embeddingModel AS embeddingModel, w.embeddingDimension AS embeddingDimension,
  w.contentVersion AS contentVersion, toString(w.createdAt) AS createdAt
