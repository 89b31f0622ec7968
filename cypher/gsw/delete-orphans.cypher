// Deletes some nodes that hang on nothing.
//   $workspaceKey  string    the workspace
//   $ids           string[]  their ids
// returns nothing
UNWIND $ids AS id
CALL (id) { MATCH (n:GswPassage {id: id}) WHERE n.workspaceKey = $workspaceKey AND NOT EXISTS { (n)-[:PART_OF]->(:GswDocument) } DETACH DELETE n }
CALL (id) { MATCH (n:GswEntity {id: id}) WHERE n.workspaceKey = $workspaceKey AND NOT EXISTS { (n)-[:MENTIONED_IN]->(:GswPassage) } DETACH DELETE n }
CALL (id) { MATCH (n:GswVerbPhrase {id: id}) WHERE n.workspaceKey = $workspaceKey AND NOT EXISTS { (n)-[:EXTRACTED_FROM]->(:GswPassage) } DETACH DELETE n }
CALL (id) { MATCH (n:GswQuestion {id: id}) WHERE n.workspaceKey = $workspaceKey AND NOT EXISTS { (n)<-[:ASKS]-(:GswVerbPhrase) } DETACH DELETE n }
