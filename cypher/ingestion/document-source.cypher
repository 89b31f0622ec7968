// What a document's current version was made from.
//   $workspaceKey  string  the workspace
//   $id            string  the document
// returns
//   sourceHash  string | null
//   status      string
MATCH (d:GswDocument {id: $id}) WHERE d.workspaceKey = $workspaceKey AND d.removedAt IS NULL AND d.versionHash <> ''
RETURN CASE WHEN d.ingestedVersion = d.versionHash THEN d.sourceHash END AS sourceHash, d.status AS status
