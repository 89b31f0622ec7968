// Makes another slot and model the ones that are read.
//   $key                 string   the workspace
//   $slot                string   A or B
//   $embeddingModel      string   model that filled it
//   $embeddingDimension  integer  length of its vectors
// returns nothing
MATCH (w:GswWorkspace {key: $key})
SET w.liveSlot = $slot, w.embeddingModel = $embeddingModel, w.embeddingDimension = $embeddingDimension,
  w.contentVersion = w.contentVersion + 1
