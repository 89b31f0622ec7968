// Every question of a workspace or of one of its documents, for exact scans.
CREATE INDEX panini_question_document IF NOT EXISTS FOR (q:GswQuestion) ON (q.workspaceKey, q.live, q.documentId);
CREATE INDEX panini_question_live IF NOT EXISTS FOR (q:GswQuestion) ON (q.workspaceKey, q.live);
