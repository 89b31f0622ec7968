// What was read out of some passages.
//   $keys  string[]  keys of their constructions
// returns
//   key       string
//   json      string   the GSW
//   counts    string   JSON of counts by kind
//   language  string
//   covered   boolean
UNWIND $keys AS key
MATCH (c:GswConstruction {key: key})
RETURN c.key AS key, c.json AS json, c.counts AS counts, c.language AS language, c.covered AS covered
