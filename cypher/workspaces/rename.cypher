// Another name for a workspace; fails when the name is taken.
//   $key   string   the workspace
//   $name  string   the new name
// returns
//   key                 string
//   name                string
//   liveSlot            string   A or B
//   embeddingModel      string
//   embeddingDimension  number
//   contentVersion      number
//   createdAt           string   ISO-8601
MATCH (w:GswWorkspace {key: $key}) WHERE w.deletedAt IS NULL
SET w.name = $name
RETURN w.key AS key, w.name AS name, w.liveSlot AS liveSlot, w.embeddingModel AS embeddingModel, w.embeddingDimension AS embeddingDimension,
  w.contentVersion AS contentVersion, toString(w.createdAt) AS createdAt
