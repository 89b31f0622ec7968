// A page of the decisions of a workspace, latest first.
//   $workspaceKey  string         the workspace
//   $kind          string | null  of one kind only
//   $method        string | null  by hand or by a run only
//   $anchors       string[] | null  ids of anchors; only decisions that name one
//   $before        integer        number that the page ends before
//   $limit         integer        how many
// returns
//   decision  { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; actor: string; reason: string; at: string; expectedVersion: string | null; undoneBy: string | null; attached: boolean; before: string; after: string; evidence: string; left: string[]; right: string[] }
MATCH (d:GswDecision) WHERE d.workspaceKey = $workspaceKey AND d.ordinal > 0 AND d.ordinal < $before
  AND ($kind IS NULL OR d.kind = $kind) AND ($method IS NULL OR d.method = $method)
  AND ($anchors IS NULL OR EXISTS { MATCH (d)-[:CONCERNS]->(a:GswAnchor) WHERE a.id IN $anchors })
WITH d ORDER BY d.ordinal DESC LIMIT $limit
RETURN d {.id, .ordinal, .kind, .method, .value, .inverseOf, .score, .actor, .reason, .at, .expectedVersion, .undoneBy, .before, .after, .evidence,
  attached: NOT EXISTS { MATCH (d)-[:CONCERNS]->(a:GswAnchor) WHERE NOT EXISTS { (a)-[:ATTACHED_TO]->(:GswEntity) } },
  left: COLLECT { MATCH (d)-[c:CONCERNS {side: 'left'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place },
  right: COLLECT { MATCH (d)-[c:CONCERNS {side: 'right'}]->(a:GswAnchor) WITH a.text AS text, c.place AS place RETURN text ORDER BY place }} AS decision
ORDER BY decision.ordinal DESC
