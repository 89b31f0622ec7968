// A page of workspaces by name.
//   $after  string   name before the first of the page, or empty
//   $limit  integer  how many
// returns
//   key                 string
//   name                string
//   liveSlot            string   A or B
//   embeddingModel      string
//   embeddingDimension  number
//   contentVersion      number
//   createdAt           string   ISO-8601
MATCH (w:GswWorkspace) WHERE w.deletedAt IS NULL AND w.name > $after
RETURN w.key AS key, w.name AS name, w.liveSlot AS liveSlot, w.embeddingModel AS embeddingModel, w.embeddingDimension AS embeddingDimension,
  w.contentVersion AS contentVersion, toString(w.createdAt) AS createdAt
ORDER BY name LIMIT $limit
