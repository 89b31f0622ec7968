// What the calls of a job's passages used.
//   $id  string   the job
// returns
//   usage  string   JSON list of calls
MATCH (j:GswJob {id: $id})
MATCH (c:GswConstruction {workspaceKey: j.workspaceKey, documentId: j.documentId}) WHERE c.jobId = $id AND c.usage <> '[]'
RETURN c.usage AS usage ORDER BY c.key
