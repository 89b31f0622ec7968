// Stores where answers of a model set are refused in a workspace, instead of what was stored before.
//   $workspaceKey  string   the workspace
//   $modelSet      string   names of the models that made the confidences
//   $threshold     number   answers less sure are refused
//   $questions     integer  questions it was fitted on
//   $actor         string   who calibrated
// returns
//   threshold  number
MATCH (w:GswWorkspace {key: $workspaceKey}) WHERE w.deletedAt IS NULL
SET w.lockedAt = datetime()
REMOVE w.lockedAt
MERGE (c:GswCalibration {workspaceKey: $workspaceKey, modelSet: $modelSet})
SET c.threshold = $threshold, c.questions = $questions, c.by = $actor, c.at = datetime()
RETURN c.threshold AS threshold
