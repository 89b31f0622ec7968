// Which passages were read already.
//   $keys  string[]  keys of their constructions
// returns
//   key  string
UNWIND $keys AS key
MATCH (c:GswConstruction {key: key})
RETURN c.key AS key
