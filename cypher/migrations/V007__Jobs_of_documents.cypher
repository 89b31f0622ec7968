// The jobs of a document, also those that have ended.
CREATE INDEX panini_job_document_sequence IF NOT EXISTS FOR (j:GswJob) ON (j.documentId, j.sequence);
