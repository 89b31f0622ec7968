// Decisions about which entities are one thing, the places they are anchored at, and the canonical entities that they come to.
CREATE CONSTRAINT panini_reconciliation_workspace_unique IF NOT EXISTS FOR (r:GswReconciliation) REQUIRE r.workspaceKey IS UNIQUE;
CREATE CONSTRAINT panini_decision_id_unique IF NOT EXISTS FOR (d:GswDecision) REQUIRE d.id IS UNIQUE;
CREATE CONSTRAINT panini_anchor_id_unique IF NOT EXISTS FOR (a:GswAnchor) REQUIRE a.id IS UNIQUE;
CREATE CONSTRAINT panini_canonical_entity_id_unique IF NOT EXISTS FOR (c:GswCanonicalEntity) REQUIRE c.id IS UNIQUE;
CREATE INDEX panini_decision_ordinal IF NOT EXISTS FOR (d:GswDecision) ON (d.workspaceKey, d.ordinal);
CREATE INDEX panini_decision_workspace IF NOT EXISTS FOR (d:GswDecision) ON (d.workspaceKey, d.id);
CREATE INDEX panini_decision_inverse IF NOT EXISTS FOR (d:GswDecision) ON (d.workspaceKey, d.inverseOf);
CREATE INDEX panini_anchor_workspace IF NOT EXISTS FOR (a:GswAnchor) ON (a.workspaceKey, a.id);
CREATE INDEX panini_anchor_document IF NOT EXISTS FOR (a:GswAnchor) ON (a.workspaceKey, a.document);
CREATE INDEX panini_canonical_entity_workspace IF NOT EXISTS FOR (c:GswCanonicalEntity) ON (c.workspaceKey, c.id);
CREATE INDEX panini_canonical_entity_match_key IF NOT EXISTS FOR (c:GswCanonicalEntity) ON (c.workspaceKey, c.matchKey);
CREATE FULLTEXT INDEX panini_canonical_entity_search IF NOT EXISTS FOR (c:GswCanonicalEntity) ON EACH [c.searchTokens]
  OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace'}};
