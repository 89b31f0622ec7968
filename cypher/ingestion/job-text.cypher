// The text that a job is to read.
//   $id  string   the job
// returns
//   text  string
MATCH (t:GswJobText {id: $id})
RETURN t.text AS text
