// One ingest with what was sent in.
//   $workspaceKey  string   the workspace
//   $id            string   the ingest
// returns
//   id            string
//   documentsHash  string   what was sent in
//   construct     string
//   actor         string
//   createdAt     string   ISO-8601
MATCH (i:GswIngest {id: $id}) WHERE i.workspaceKey = $workspaceKey
RETURN i.id AS id, i.documentsHash AS documentsHash, i.construct AS construct, i.actor AS actor, toString(i.createdAt) AS createdAt
