// Deletes an emptied workspace.
//   $key  string   the workspace
// returns nothing
MATCH (w:GswWorkspace {key: $key}) WHERE w.deletedAt IS NOT NULL
DELETE w
