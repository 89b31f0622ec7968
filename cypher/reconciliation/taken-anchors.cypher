// Of some anchors those that an entity has already.
//   $ids  string[]  ids of the anchors
// returns
//   id  string
UNWIND $ids AS id
MATCH (a:GswAnchor {id: id}) WHERE EXISTS { (a)-[:ATTACHED_TO]->(:GswEntity) }
RETURN a.id AS id
