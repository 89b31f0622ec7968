// One constraint for every key that is merged on.
CREATE CONSTRAINT panini_workspace_key_unique IF NOT EXISTS FOR (w:GswWorkspace) REQUIRE w.key IS UNIQUE;
CREATE CONSTRAINT panini_workspace_name_unique IF NOT EXISTS FOR (w:GswWorkspace) REQUIRE w.name IS UNIQUE;
CREATE CONSTRAINT panini_document_id_unique IF NOT EXISTS FOR (d:GswDocument) REQUIRE d.id IS UNIQUE;
CREATE CONSTRAINT panini_passage_id_unique IF NOT EXISTS FOR (p:GswPassage) REQUIRE p.id IS UNIQUE;
CREATE CONSTRAINT panini_entity_id_unique IF NOT EXISTS FOR (e:GswEntity) REQUIRE e.id IS UNIQUE;
CREATE CONSTRAINT panini_verb_phrase_id_unique IF NOT EXISTS FOR (v:GswVerbPhrase) REQUIRE v.id IS UNIQUE;
CREATE CONSTRAINT panini_question_id_unique IF NOT EXISTS FOR (q:GswQuestion) REQUIRE q.id IS UNIQUE;
