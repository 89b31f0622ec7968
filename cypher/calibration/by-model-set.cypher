// Where answers of a model set are refused in a workspace; no row when nobody calibrated.
//   $workspace  string   name of the workspace
//   $modelSet   string   names of the models that make the confidences
// returns
//   threshold  number
MATCH (w:GswWorkspace {name: $workspace}) WHERE w.deletedAt IS NULL
MATCH (c:GswCalibration {workspaceKey: w.key, modelSet: $modelSet})
RETURN c.threshold AS threshold
