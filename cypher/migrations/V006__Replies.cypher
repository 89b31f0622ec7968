// Replies of language models on the write path, the documents that use them, what calls used, and the limits that all processes share.
CREATE CONSTRAINT panini_reply_key_unique IF NOT EXISTS FOR (r:GswReply) REQUIRE r.key IS UNIQUE;
CREATE CONSTRAINT panini_reply_use_id_unique IF NOT EXISTS FOR (u:GswReplyUse) REQUIRE u.id IS UNIQUE;
CREATE CONSTRAINT panini_usage_key_unique IF NOT EXISTS FOR (u:GswUsage) REQUIRE u.key IS UNIQUE;
CREATE CONSTRAINT panini_rate_limit_key_unique IF NOT EXISTS FOR (l:GswRateLimit) REQUIRE l.key IS UNIQUE;
CREATE INDEX panini_reply_passage IF NOT EXISTS FOR (r:GswReply) ON (r.workspaceKey, r.passage);
CREATE INDEX panini_reply_failed IF NOT EXISTS FOR (r:GswReply) ON (r.workspaceKey, r.failedAt);
CREATE INDEX panini_reply_use_document IF NOT EXISTS FOR (u:GswReplyUse) ON (u.workspaceKey, u.documentId);
CREATE INDEX panini_usage_document IF NOT EXISTS FOR (u:GswUsage) ON (u.workspaceKey, u.documentId);
CREATE INDEX panini_usage_ingest IF NOT EXISTS FOR (u:GswUsage) ON (u.ingestId);
