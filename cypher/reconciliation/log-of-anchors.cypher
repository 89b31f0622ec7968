// What replaying needs of the decisions that name some anchors, with those that undo or redo them.
//   $workspaceKey  string    the workspace
//   $ids           string[]  ids of the anchors
// returns
//   decision  { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; undoneBy: string | null; left: string[]; right: string[] }
//   inverses  { id: string; ordinal: number; kind: string; inverseOf: string }[]
UNWIND $ids AS id
MATCH (:GswAnchor {id: id})<-[:CONCERNS]-(d:GswDecision)
WITH DISTINCT d
RETURN d {.id, .ordinal, .kind, .method, .value, .inverseOf, .score, .undoneBy, left: COLLECT { MATCH (d)-[c:CONCERNS {side: 'left'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place },
  right: COLLECT { MATCH (d)-[c:CONCERNS {side: 'right'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place }} AS decision,
  COLLECT { MATCH (i:GswDecision) WHERE i.workspaceKey = $workspaceKey AND i.inverseOf = d.id RETURN i {.id, .ordinal, .kind, .inverseOf} } AS inverses
