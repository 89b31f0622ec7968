// Ingests, their jobs with the texts that wait, and what was read out of passages.
CREATE CONSTRAINT panini_ingest_id_unique IF NOT EXISTS FOR (i:GswIngest) REQUIRE i.id IS UNIQUE;
CREATE CONSTRAINT panini_job_id_unique IF NOT EXISTS FOR (j:GswJob) REQUIRE j.id IS UNIQUE;
CREATE CONSTRAINT panini_job_text_id_unique IF NOT EXISTS FOR (t:GswJobText) REQUIRE t.id IS UNIQUE;
CREATE CONSTRAINT panini_construction_key_unique IF NOT EXISTS FOR (c:GswConstruction) REQUIRE c.key IS UNIQUE;
CREATE INDEX panini_job_open IF NOT EXISTS FOR (j:GswJob) ON (j.open, j.workspaceKey);
CREATE INDEX panini_job_ingest IF NOT EXISTS FOR (j:GswJob) ON (j.ingestId, j.sequence);
CREATE INDEX panini_job_document IF NOT EXISTS FOR (j:GswJob) ON (j.documentId, j.open);
CREATE INDEX panini_job_sequence IF NOT EXISTS FOR (j:GswJob) ON (j.workspaceKey, j.sequence);
CREATE INDEX panini_job_text_hash IF NOT EXISTS FOR (j:GswJob) ON (j.workspaceKey, j.textHash);
CREATE INDEX panini_job_text_document IF NOT EXISTS FOR (t:GswJobText) ON (t.workspaceKey, t.documentId);
CREATE INDEX panini_construction_document IF NOT EXISTS FOR (c:GswConstruction) ON (c.workspaceKey, c.documentId);
CREATE INDEX panini_document_text_hash IF NOT EXISTS FOR (d:GswDocument) ON (d.workspaceKey, d.textHash);
