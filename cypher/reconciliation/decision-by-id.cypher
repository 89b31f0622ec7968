// One decision.
//   $workspaceKey  string  the workspace
//   $id            string  the decision
// returns
//   decision  { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; actor: string; reason: string; at: string; expectedVersion: string | null; undoneBy: string | null; attached: boolean; before: string; after: string; evidence: string; left: string[]; right: string[] }
MATCH (d:GswDecision {id: $id}) WHERE d.workspaceKey = $workspaceKey
RETURN d {.id, .ordinal, .kind, .method, .value, .inverseOf, .score, .actor, .reason, .at, .expectedVersion, .undoneBy, .before, .after, .evidence,
  attached: NOT EXISTS { MATCH (d)-[:CONCERNS]->(a:GswAnchor) WHERE NOT EXISTS { (a)-[:ATTACHED_TO]->(:GswEntity) } },
  left: COLLECT { MATCH (d)-[c:CONCERNS {side: 'left'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place },
  right: COLLECT { MATCH (d)-[c:CONCERNS {side: 'right'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place }} AS decision
