// A place for a new version of a large document; what is read stays the old version, or nothing.
//   $workspaceKey  string   the workspace
//   $id            string   the document
//   $externalId    string   the caller's id
//   $position      integer  place in the order of import, if it is new
// returns nothing
MERGE (d:GswDocument {id: $id})
ON CREATE SET d.workspaceKey = $workspaceKey, d.externalId = $externalId, d.position = $position, d.version = 0, d.versionHash = '',
  d.contentHash = '', d.title = '', d.tags = [], d.updatedAt = datetime()
SET d.status = 'staging'
REMOVE d.removedAt
