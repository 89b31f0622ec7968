// Vectors for one slot.
//   $slot       string   A or B
//   $questions  map[]    id, vector
//   $entities   map[]    id, vector
//   $passages   map[]    id, vector
// returns nothing
CALL () { UNWIND $questions AS row MATCH (n:GswQuestion {id: row.id}) SET n['embedding' + $slot] = row.vector }
CALL () { UNWIND $entities AS row MATCH (n:GswEntity {id: row.id}) SET n['embedding' + $slot] = row.vector }
CALL () { UNWIND $passages AS row MATCH (n:GswPassage {id: row.id}) SET n['embedding' + $slot] = row.vector }
