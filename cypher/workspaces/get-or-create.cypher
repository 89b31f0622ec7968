// The workspace of a name, made if there is none.
//   $name                string   the name
//   $key                 string   the opaque key
//   $embeddingModel      string   model that fills slot A
//   $embeddingDimension  integer  length of its vectors
// returns
//   key                 string
//   name                string
//   liveSlot            string   A or B
//   embeddingModel      string
//   embeddingDimension  number
//   contentVersion      number
//   createdAt           string   ISO-8601
MERGE (w:GswWorkspace {name: $name})
ON CREATE SET w.key = $key, w.liveSlot = 'A', w.embeddingModel = $embeddingModel, w.embeddingDimension = $embeddingDimension,
  w.contentVersion = 0, w.createdAt = datetime()
RETURN w.key AS key, w.name AS name, w.liveSlot AS liveSlot, w.embeddingModel AS embeddingModel, w.embeddingDimension AS embeddingDimension,
  w.contentVersion AS contentVersion, toString(w.createdAt) AS createdAt
