// Search tokens are made in code and prefixed with the workspace key, so the analyzer only splits at spaces.
CREATE FULLTEXT INDEX panini_entity_search IF NOT EXISTS FOR (e:GswEntity) ON EACH [e.searchTokens]
  OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace'}};
CREATE FULLTEXT INDEX panini_passage_search IF NOT EXISTS FOR (p:GswPassage) ON EACH [p.searchTokens]
  OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace'}};
