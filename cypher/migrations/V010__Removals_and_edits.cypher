// What was deleted, and what analysts changed.
CREATE CONSTRAINT panini_removal_id_unique IF NOT EXISTS FOR (r:GswRemoval) REQUIRE r.id IS UNIQUE;
CREATE INDEX panini_removal_external_id IF NOT EXISTS FOR (r:GswRemoval) ON (r.workspaceKey, r.externalId);
CREATE CONSTRAINT panini_edit_id_unique IF NOT EXISTS FOR (e:GswEdit) REQUIRE e.id IS UNIQUE;
CREATE INDEX panini_edit_ordinal IF NOT EXISTS FOR (e:GswEdit) ON (e.workspaceKey, e.ordinal);
CREATE INDEX panini_edit_document IF NOT EXISTS FOR (e:GswEdit) ON (e.workspaceKey, e.documentId);
CREATE INDEX panini_entity_document IF NOT EXISTS FOR (e:GswEntity) ON (e.workspaceKey, e.documentId);
