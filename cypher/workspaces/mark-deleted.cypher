// Hides a workspace and frees its name before its content is deleted.
//   $key  string   the workspace
// returns nothing
MATCH (w:GswWorkspace {key: $key}) WHERE w.deletedAt IS NULL
SET w.deletedAt = datetime(), w.name = 'deleted ' + w.key
