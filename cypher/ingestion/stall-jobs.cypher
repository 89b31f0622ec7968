// Stops what cannot go on until somebody changes something: a job, and what waits behind it for the same reason.
//   $id        string         the job
//   $ingestId  string | null  its ingest when only that is stopped, else null for all that is constructed in the same way
//   $code      string         why
//   $sentence  string         why, for people
// returns nothing
MATCH (j:GswJob {id: $id})
CALL (j) {
  RETURN j AS one
  UNION
  MATCH (one:GswJob {open: true, workspaceKey: j.workspaceKey})
  WHERE one.state = 'QUEUED' AND one.construct = j.construct AND ($ingestId IS NULL OR one.ingestId = $ingestId)
  RETURN one
}
SET one.state = 'STALLED', one.code = $code, one.sentence = $sentence, one.updatedAt = datetime()
REMOVE one.leaseOwner, one.leaseUntil
