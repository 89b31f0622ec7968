// Jobs that a worker may take: waiting ones, and those whose worker went silent. Documents are read in the order they came.
//   $workspaceKey    string | null  of one workspace only
//   $kinds           string[]       ways of construction the worker has
//   $embeddingModel  string         model whose vectors the worker makes
//   $limit           integer        how many
// returns
//   id            string
//   workspaceKey  string
//   construct     string
//   characters    number | null   length of its text
//   claims        number          times that somebody took it and got nowhere
MATCH (j:GswJob {open: true})
WHERE ($workspaceKey IS NULL OR j.workspaceKey = $workspaceKey) AND j.construct IN $kinds
  AND ((j.state = 'QUEUED' AND (j.notBefore IS NULL OR j.notBefore <= datetime())) OR (j.state = 'RUNNING' AND j.leaseUntil < datetime()))
  AND EXISTS { MATCH (w:GswWorkspace {key: j.workspaceKey}) WHERE w.embeddingModel = $embeddingModel AND w.deletedAt IS NULL }
WITH j ORDER BY j.createdAt, j.sequence, j.id
WHERE NOT EXISTS { MATCH (other:GswJob {documentId: j.documentId, open: true}) WHERE other.sequence < j.sequence }
WITH j LIMIT $limit
RETURN j.id AS id, j.workspaceKey AS workspaceKey, j.construct AS construct, j.characters AS characters, j.claims AS claims
