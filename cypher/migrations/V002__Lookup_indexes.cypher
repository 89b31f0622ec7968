// Look-ups inside one workspace.
CREATE INDEX panini_document_external_id IF NOT EXISTS FOR (d:GswDocument) ON (d.workspaceKey, d.externalId);
CREATE INDEX panini_passage_external_id IF NOT EXISTS FOR (p:GswPassage) ON (p.workspaceKey, p.externalId);
CREATE INDEX panini_entity_match_key IF NOT EXISTS FOR (e:GswEntity) ON (e.workspaceKey, e.matchKey);
CREATE INDEX panini_verb_phrase_workspace IF NOT EXISTS FOR (v:GswVerbPhrase) ON (v.workspaceKey, v.id);
CREATE INDEX panini_entity_workspace IF NOT EXISTS FOR (e:GswEntity) ON (e.workspaceKey, e.id);
CREATE INDEX panini_question_workspace IF NOT EXISTS FOR (q:GswQuestion) ON (q.workspaceKey, q.id);
CREATE INDEX panini_passage_workspace IF NOT EXISTS FOR (p:GswPassage) ON (p.workspaceKey, p.id);
