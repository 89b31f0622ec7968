// A document that can be edited.
//   $workspaceKey  string   the workspace
//   $id            string   the document
// returns
//   id           string
//   externalId   string
//   versionHash  string
MATCH (d:GswDocument {id: $id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NULL AND d.versionHash <> ''
RETURN d.id AS id, d.externalId AS externalId, d.versionHash AS versionHash
