// What a run keeps: blocks of names and facts by which entities are found, and pairs that may be one thing.
CREATE FULLTEXT INDEX panini_entity_blocks IF NOT EXISTS FOR (e:GswEntity) ON EACH [e.blockTokens]
  OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace'}};
CREATE INDEX panini_possibly_same IF NOT EXISTS FOR ()-[p:POSSIBLY_SAME_AS]-() ON (p.workspaceKey, p.probability);
CREATE INDEX panini_possibly_same_id IF NOT EXISTS FOR ()-[p:POSSIBLY_SAME_AS]-() ON (p.id);
