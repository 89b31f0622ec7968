// Shows a restored workspace under its name; fails when the name is taken.
//   $key             string   the workspace
//   $name            string   its name
//   $contentVersion  integer  as it was exported
//   $createdAt       string   as it was exported
// returns nothing
MATCH (w:GswWorkspace {key: $key})
SET w.name = $name, w.contentVersion = $contentVersion, w.createdAt = datetime($createdAt)
REMOVE w.deletedAt
