// Answers that were given and the threads they belong to.
CREATE CONSTRAINT panini_answer_id_unique IF NOT EXISTS FOR (a:GswAnswer) REQUIRE a.id IS UNIQUE;
CREATE CONSTRAINT panini_thread_id_unique IF NOT EXISTS FOR (t:GswThread) REQUIRE t.id IS UNIQUE;
CREATE INDEX panini_answer_place IF NOT EXISTS FOR (a:GswAnswer) ON (a.workspaceKey, a.place);
CREATE INDEX panini_thread_place IF NOT EXISTS FOR (t:GswThread) ON (t.workspaceKey, t.place);
