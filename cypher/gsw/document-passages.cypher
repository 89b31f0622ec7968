// The passages of some documents' current versions.
//   $workspaceKey  string    the workspace
//   $documentIds   string[]  the documents
// returns
//   id          string
//   documentId  string
//   externalId  string
//   index       number
//   title       string
//   text        string
//   gswExtra    string   JSON
//   hasGsw      boolean
UNWIND $documentIds AS documentId
MATCH (d:GswDocument {id: documentId})<-[:PART_OF]-(p:GswPassage)
WHERE d.workspaceKey = $workspaceKey AND p.versionHash = d.versionHash
RETURN p.id AS id, d.id AS documentId, p.externalId AS externalId, p.index AS index, p.title AS title, p.text AS text,
  p.gswExtra AS gswExtra, p.hasGsw AS hasGsw
ORDER BY documentId, index
