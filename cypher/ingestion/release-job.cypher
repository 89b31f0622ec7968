// Puts a job back in the queue, at once or after a pause.
//   $id            string  the job
//   $code          string  why
//   $sentence      string  why, for people
//   $pauseSeconds  number  how long it rests
// returns nothing
MATCH (j:GswJob {id: $id})
SET j.state = 'QUEUED', j.code = $code, j.sentence = $sentence, j.notBefore = datetime() + duration({milliseconds: toInteger($pauseSeconds * 1000)}),
  j.updatedAt = datetime()
REMOVE j.leaseOwner, j.leaseUntil
