// Gives a hidden workspace whose restore failed to be deleted now.
//   $key  string   the workspace
// returns nothing
MATCH (w:GswWorkspace {key: $key}) WHERE w.deletedAt > datetime()
SET w.deletedAt = datetime()
