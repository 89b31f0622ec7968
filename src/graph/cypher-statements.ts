// Made by `npm run cypher:types` from the headers in cypher/.

export interface CypherStatements {
  /** How much a workspace holds. */
  'bench/content-counts': {
    parameters: { workspaceKey: string };
    row: { passages: number; mentions: number; verbPhrases: number; questions: number; answers: number };
  };
  /** Copies entities with their mentions into another workspace, each with a vector of its own in slot A; passages were copied before. */
  'bench/copy-entities': {
    parameters: { sourceKey: string; targetKey: string; suffix: string; rows: {id: string, vector: number[]}[] };
    row: Record<string, never>;
  };
  /** Copies passages with their documents into another workspace, under ids and texts with a suffix. */
  'bench/copy-passages': {
    parameters: { sourceKey: string; targetKey: string; suffix: string; ids: string[] };
    row: Record<string, never>;
  };
  /** Copies questions with their answers into another workspace, each with a vector of its own in slot A; all else was copied before. */
  'bench/copy-questions': {
    parameters: { sourceKey: string; targetKey: string; suffix: string; rows: {id: string, vector: number[]}[] };
    row: Record<string, never>;
  };
  /** Copies verb phrases into another workspace; passages were copied before. */
  'bench/copy-verb-phrases': {
    parameters: { sourceKey: string; targetKey: string; suffix: string; ids: string[] };
    row: Record<string, never>;
  };
  /** A page of ids of the entities of a workspace with their vectors in slot A, by id. */
  'bench/entity-vectors-a': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; vector: number[] };
  };
  /** A page of ids of the entities of a workspace with their vectors in slot B, by id. */
  'bench/entity-vectors-b': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; vector: number[] };
  };
  /** A page of ids of the passages of a workspace, by id. */
  'bench/passage-ids': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string };
  };
  /** A page of ids of the questions of a workspace with their vectors in slot A, by id. */
  'bench/question-vectors-a': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; vector: number[] };
  };
  /** A page of ids of the questions of a workspace with their vectors in slot B, by id. */
  'bench/question-vectors-b': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; vector: number[] };
  };
  /** A page of pairs of questions of one passage, where the second asks about the answer of the first by its name. */
  'bench/two-hop-questions': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; first: string; second: string | null; name: string | null };
  };
  /** A page of ids of the verb phrases of a workspace, by id. */
  'bench/verb-phrase-ids': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string };
  };
  /** Where answers of a model set are refused in a workspace; no row when nobody calibrated. */
  'calibration/by-model-set': {
    parameters: { workspace: string; modelSet: string };
    row: { threshold: number };
  };
  /** Stores where answers of a model set are refused in a workspace, instead of what was stored before. */
  'calibration/put': {
    parameters: { workspaceKey: string; modelSet: string; threshold: number; questions: number; actor: string };
    row: { threshold: number };
  };
  /** Counts what calls used, by ingest, document, stage and model; a reply of a batch that is kept already was counted already. */
  'costs/count': {
    parameters: { rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Holds money of an ingest's budget for one call: what is spent and what is held by others count first. */
  'costs/hold': {
    parameters: { ingestId: string; id: string; usd: number; seconds: number };
    row: { granted: boolean; spent: number; held: number; budget: number | null };
  };
  /** Gives money back that was held for calls. */
  'costs/release': {
    parameters: { ids: string[] };
    row: Record<string, never>;
  };
  /** Gives ingests of some jobs another budget. */
  'costs/set-budget': {
    parameters: { workspaceKey: string; jobs: string[]; budgetUsd: number };
    row: Record<string, never>;
  };
  /** What calls used, by stage and model. */
  'costs/usage': {
    parameters: { workspaceKey: string; ingestId: string | null; documentId: string | null };
    row: { usage: { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number } };
  };
  /** One document of a workspace. */
  'documents/by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; externalId: string; title: string; version: number; status: string; tags: string[]; date: string | null; passages: number; updatedAt: string | null; costUsd: number | null };
  };
  /** A page of the documents of a workspace, by the caller's id. */
  'documents/page': {
    parameters: { workspaceKey: string; afterExternalId: string; afterId: string; limit: number };
    row: { id: string; externalId: string; title: string; version: number; status: string; tags: string[]; date: string | null; passages: number; updatedAt: string | null; costUsd: number | null };
  };
  /** A page of the passages of a document, in the order of the text. */
  'documents/passages': {
    parameters: { workspaceKey: string; documentId: string; afterIndex: number; afterId: string; limit: number };
    row: { id: string; externalId: string; index: number; title: string; text: string };
  };
  /** One edit of a workspace by its id. */
  'edits/by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { edit: { id: string; ordinal: number; kind: string; state: string; actor: string; reason: string; at: string; documentId: string; document: string; targetId: string; expectedVersion: string | null; beforeVersion: string; afterVersion: string; before: string; after: string; inverseOf: string | null; undoneBy: string | null; problem: string | null; command: string; anchors: string; changes: string; versionHash: string; rootId: string; toggledBy: string | null; effectiveOrdinal: number } };
  };
  /** Changes of recorded edits: their state and where they are attached; null takes a value away. */
  'edits/change-edits': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Deletes what an edit had added. */
  'edits/delete-added': {
    parameters: { workspaceKey: string; ids: string[]; mentions: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** A document that can be edited. */
  'edits/document-state': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; externalId: string; versionHash: string };
  };
  /** A document that can be edited, held until the transaction ends. */
  'edits/document': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; externalId: string; versionHash: string };
  };
  /** Documents with edits that are not attached to their current version yet. */
  'edits/documents-with-pending': {
    parameters: { workspaceKey: string; externalIds: string[] | null };
    row: { id: string };
  };
  /** Vectors that edits took away, by the text they were made of. */
  'edits/kept-vectors': {
    parameters: { workspaceKey: string; documentId: string; model: string; texts: string[] };
    row: { text: string; vector: number[] };
  };
  /** The number of the next edit of a workspace. */
  'edits/next-ordinal': {
    parameters: { workspaceKey: string };
    row: { ordinal: number };
  };
  /** All edits of a document, oldest first. */
  'edits/of-document': {
    parameters: { workspaceKey: string; documentId: string };
    row: { edit: { id: string; ordinal: number; kind: string; state: string; actor: string; reason: string; at: string; documentId: string; document: string; targetId: string; expectedVersion: string | null; beforeVersion: string; afterVersion: string; before: string; after: string; inverseOf: string | null; undoneBy: string | null; problem: string | null; command: string; anchors: string; changes: string; versionHash: string; rootId: string; toggledBy: string | null; effectiveOrdinal: number } };
  };
  /** A page of the edits of a workspace, latest first. */
  'edits/page': {
    parameters: { workspaceKey: string; documentId: string | null; targetId: string | null; state: string | null; before: number; limit: number };
    row: { edit: { id: string; ordinal: number; kind: string; state: string; actor: string; reason: string; at: string; documentId: string; document: string; targetId: string; expectedVersion: string | null; beforeVersion: string; afterVersion: string; before: string; after: string; inverseOf: string | null; undoneBy: string | null; problem: string | null; command: string; anchors: string; changes: string; versionHash: string; rootId: string; toggledBy: string | null; effectiveOrdinal: number } };
  };
  /** Some passages with all that was read out of them, retired things included. */
  'edits/part': {
    parameters: { workspaceKey: string; passageIds: string[] };
    row: { id: string; externalId: string; index: number; title: string; text: string; mentions: { entityId: string; entityName: string; aliases: string[]; entityRetiredBy: string | null; localId: string; ordinal: number; name: string; roles: string; literal: boolean; extra: string; spans: string }[]; verbPhrases: { id: string; localId: string; ordinal: number; phrase: string; retiredBy: string | null; questions: { id: string; localId: string; ordinal: number; text: string; retiredBy: string | null; note: string | null; start: number | null; end: number | null; answers: string[] }[] }[] };
  };
  /** The passages of a document's current version. */
  'edits/passages-of-document': {
    parameters: { workspaceKey: string; documentId: string };
    row: { id: string; title: string; text: string };
  };
  /** The passages of documents' current versions that some things stand in, and those that the entities in them are mentioned in too. */
  'edits/passages': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string; documentId: string };
  };
  /** Records an edit. */
  'edits/put-edit': {
    parameters: { workspaceKey: string; ordinal: number; row: Record<string, unknown> };
    row: Record<string, never>;
  };
  /** Values of edited entities; null takes a value away. */
  'edits/set-entities': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Values and answers of edited questions; a retired one keeps its answers and loses the pairs that people explore. */
  'edits/set-questions': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** New vectors of edited things in one slot, null in the other; gives the vectors they had. */
  'edits/set-vectors': {
    parameters: { workspaceKey: string; slot: string; otherSlot: string; rows: Record<string, unknown>[] };
    row: { id: string; vector: number[] | null };
  };
  /** Values of edited verb phrases; null takes a value away. */
  'edits/set-verb-phrases': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Entities with the document each stands in. */
  'entities/by-ids': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string; name: string; aliases: string[]; types: string[]; documentId: string; documentExternalId: string; documentTitle: string };
  };
  /** Entities whose normalised name is exactly this one. */
  'entities/by-match-key': {
    parameters: { workspaceKey: string; matchKey: string; limit: number };
    row: { id: string; score: number };
  };
  /** Entities whose name is near a vector in slot A; similarity is the exact raw cosine. */
  'entities/by-vector-a': {
    parameters: { workspaceKey: string; vector: number[]; limit: number };
    row: { id: string; score: number };
  };
  /** Entities whose name is near a vector in slot B; similarity is the exact raw cosine. */
  'entities/by-vector-b': {
    parameters: { workspaceKey: string; vector: number[]; limit: number };
    row: { id: string; score: number };
  };
  /** Entities whose names or aliases hold words of the query; the words are prefixed with the workspace key. */
  'entities/by-words': {
    parameters: { workspaceKey: string; query: string; limit: number };
    row: { id: string; score: number };
  };
  /** Where an entity is mentioned, in the order of the text. */
  'entities/mentions': {
    parameters: { workspaceKey: string; id: string; limit: number };
    row: { passageId: string; passageExternalId: string; passageTitle: string; name: string; roles: string; spans: string };
  };
  /** Verb phrases that have the entity among their answers, each with its questions and all their answers. */
  'entities/neighbourhood': {
    parameters: { workspaceKey: string; id: string; limit: number; pairs: number };
    row: { id: string; phrase: string; passageId: string; passageExternalId: string; pairs: {questionId: string; question: string; validity: { from: string | null; to: string | null; precision: string } | null; answers: {id: string; name: string}[]}[] };
  };
  /** Passages nearest to a vector in slot A: more are taken from the index than wanted and scored again by exact cosine. */
  'evaluation/passages-by-vector-a': {
    parameters: { workspaceKey: string; vector: number[]; fetch: number; limit: number };
    row: { id: string; externalId: string; title: string; text: string; score: number };
  };
  /** Passages nearest to a vector in slot B: more are taken from the index than wanted and scored again by exact cosine. */
  'evaluation/passages-by-vector-b': {
    parameters: { workspaceKey: string; vector: number[]; fetch: number; limit: number };
    row: { id: string; externalId: string; title: string; text: string; score: number };
  };
  /** Passages that share words with a question, by BM25; words carry the workspace key, and the hit's workspace is checked again. */
  'evaluation/passages-by-words': {
    parameters: { workspaceKey: string; query: string; fetch: number; limit: number };
    row: { id: string; externalId: string; title: string; text: string; score: number };
  };
  /** Passages of a workspace that have no vector in slot A yet. */
  'evaluation/passages-without-vector-a': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; title: string; text: string };
  };
  /** Passages of a workspace that have no vector in slot B yet. */
  'evaluation/passages-without-vector-b': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; title: string; text: string };
  };
  /** Gives passages of a workspace their vectors in slot A. */
  'evaluation/save-passage-vectors-a': {
    parameters: { workspaceKey: string; rows: {id: string, vector: number[]}[] };
    row: Record<string, never>;
  };
  /** Gives passages of a workspace their vectors in slot B. */
  'evaluation/save-passage-vectors-b': {
    parameters: { workspaceKey: string; rows: {id: string, vector: number[]}[] };
    row: Record<string, never>;
  };
  /** Migrations that were applied, oldest first. */
  'graph/applied-migrations': {
    parameters: Record<string, never>;
    row: { version: string; checksum: string };
  };
  /** The migration lock can exist once only. */
  'graph/ensure-lock-constraint': {
    parameters: Record<string, never>;
    row: Record<string, never>;
  };
  /** State of every index of Panini. */
  'graph/index-states': {
    parameters: Record<string, never>;
    row: { name: string; state: string; percent: number };
  };
  /** Remembers that a migration was applied. */
  'graph/record-migration': {
    parameters: { version: string; name: string; checksum: string };
    row: Record<string, never>;
  };
  /** Gives the migration lock back, if the holder still has it. */
  'graph/release-migration-lock': {
    parameters: { holder: string };
    row: Record<string, never>;
  };
  /** Takes the migration lock when it is free or its holder's lease has run out by the server's clock. */
  'graph/take-migration-lock': {
    parameters: { holder: string; leaseSeconds: number };
    row: { taken: boolean };
  };
  /** Does nothing; in a session with bookmarks it returns when the server has reached them. */
  'graph/wait': {
    parameters: Record<string, never>;
    row: { one: number };
  };
  /** Tells caches that what can be found has changed; always the last statement of a commit. */
  'gsw/bump-content-version': {
    parameters: { workspaceKey: string };
    row: { liveSlot: string };
  };
  /** The server's clock, the only one that counts. */
  'gsw/clock': {
    parameters: Record<string, never>;
    row: { now: string };
  };
  /** A page of the entities of a workspace with what their derived properties follow from. */
  'gsw/consistency-entities': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; name: string; aliases: string[]; matchKey: string | null; coarseType: string | null; searchTokens: string | null; roles: string[] };
  };
  /** A page of the passages of a workspace with what their search tokens follow from. */
  'gsw/consistency-passages': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; title: string; text: string; searchTokens: string | null };
  };
  /** How much a workspace holds. */
  'gsw/counts': {
    parameters: { workspaceKey: string };
    row: { documents: number; passages: number; entities: number; mentions: number; literals: number; verbPhrases: number; questions: number; answers: number };
  };
  /** Deletes some nodes that hang on nothing. */
  'gsw/delete-orphans': {
    parameters: { workspaceKey: string; ids: string[] };
    row: Record<string, never>;
  };
  /** A page of a workspace's documents in the order of import. */
  'gsw/document-page': {
    parameters: { workspaceKey: string; afterPosition: number; afterId: string; limit: number };
    row: { id: string; externalId: string; title: string; tags: string[]; date: string | null; position: number };
  };
  /** The passages of some documents' current versions. */
  'gsw/document-passages': {
    parameters: { workspaceKey: string; documentIds: string[] };
    row: { id: string; documentId: string; externalId: string; index: number; title: string; text: string; gswExtra: string; hasGsw: boolean };
  };
  /** What is known of some documents, so that unchanged ones are left alone. */
  'gsw/document-states': {
    parameters: { workspaceKey: string; externalIds: string[] };
    row: { externalId: string; id: string; contentHash: string; versionHash: string; status: string };
  };
  /** Notes that the flags of some documents are set and their other versions gone. */
  'gsw/finish-documents': {
    parameters: { documentIds: string[] };
    row: Record<string, never>;
  };
  /** A page of the anchors of a workspace by id, with the relationships that leave them. */
  'gsw/graph-anchors': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the canonical entities of a workspace by id, with the relationships that leave them. */
  'gsw/graph-canonical-entities': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the decisions about entities of a workspace by id, with the relationships that leave them. */
  'gsw/graph-decisions': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the documents of a workspace by id, with the relationships that leave them. */
  'gsw/graph-documents': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the edits of a workspace by id, with the relationships that leave them. */
  'gsw/graph-edits': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the entities of a workspace by id, with the relationships that leave them. */
  'gsw/graph-entities': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the passages of a workspace by id, with the relationships that leave them. */
  'gsw/graph-passages': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the questions of a workspace by id, with the relationships that leave them. */
  'gsw/graph-questions': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the reconciliation of a workspace by id, with the relationships that leave them. */
  'gsw/graph-reconciliations': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the notes of deletions of a workspace by id, with the relationships that leave them. */
  'gsw/graph-removals': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** A page of the verb-phrases of a workspace by id, with the relationships that leave them. */
  'gsw/graph-verb-phrases': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; properties: Record<string, unknown>; relationships: { type: string; to: string; properties: Record<string, unknown> }[] };
  };
  /** Holds documents until the transaction ends, so that none is deleted meanwhile, and says which are gone. */
  'gsw/hold-documents': {
    parameters: { ids: string[] };
    row: { id: string; removed: boolean };
  };
  /** The place after the last document in the order of import. */
  'gsw/next-position': {
    parameters: { workspaceKey: string };
    row: { position: number };
  };
  /** Nodes that hang on nothing: their passage, verb phrase or document is gone. */
  'gsw/orphan-nodes': {
    parameters: { workspaceKey: string; limit: number };
    row: { id: string };
  };
  /** The GSWs of some passages as their files had them. */
  'gsw/passage-gsws': {
    parameters: { workspaceKey: string; passageIds: string[] };
    row: { passageId: string; mentions: { localId: string; name: string; roles: string; literal: boolean; extra: string }[]; verbPhrases: { localId: string; phrase: string; extra: string; questions: { localId: string; text: string; extra: string; validFrom: string | null; validTo: string | null; precision: string | null; answers: string[] }[] }[] };
  };
  /** Answers, as the relationship of the question and as the pair that people explore. */
  'gsw/put-answers': {
    parameters: { rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Makes a version of each document the one that is read, in one write. */
  'gsw/put-documents': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Entities of a version of their documents. */
  'gsw/put-entities': {
    parameters: { workspaceKey: string; live: boolean; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Where entities are mentioned. */
  'gsw/put-mentions': {
    parameters: { rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Passages of a version of their documents. */
  'gsw/put-passages': {
    parameters: { workspaceKey: string; live: boolean; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Questions of verb phrases. */
  'gsw/put-questions': {
    parameters: { workspaceKey: string; live: boolean; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Verb phrases of passages. */
  'gsw/put-verb-phrases': {
    parameters: { workspaceKey: string; live: boolean; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Makes one bounded step of a document's current version findable. */
  'gsw/raise-live-flags': {
    parameters: { documentId: string; limit: number };
    row: { changed: number };
  };
  /** Deletes one bounded step of what is left of versions that are not the current one of their documents. */
  'gsw/remove-other-versions': {
    parameters: { documentIds: string[]; limit: number };
    row: { deleted: number };
  };
  /** Which documents were deleted after a moment. */
  'gsw/removed-since': {
    parameters: { workspaceKey: string; ids: string[]; since: string };
    row: { externalId: string; removedBy: string };
  };
  /** Derived properties of entities, as code makes them. The vector goes with the name it was made of. */
  'gsw/repair-entities': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Sets the live flags of some nodes. */
  'gsw/repair-flags': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Makes the QA relationships between some verb phrases and entities say what the questions and answers say. A reworded question loses its vectors. */
  'gsw/repair-pairs': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Search tokens of passages, as code makes them. */
  'gsw/repair-passages': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Nodes of an exported graph as they were, in the workspace that is restored and no other; fails when an id is taken elsewhere. */
  'gsw/restore-nodes': {
    parameters: { workspaceKey: string; documents: Record<string, unknown>[]; passages: Record<string, unknown>[]; entities: Record<string, unknown>[]; verbPhrases: Record<string, unknown>[]; questions: Record<string, unknown>[]; edits: Record<string, unknown>[]; removals: Record<string, unknown>[]; decisions: Record<string, unknown>[]; anchors: Record<string, unknown>[]; canonicalEntities: Record<string, unknown>[]; reconciliations: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Relationships of an exported graph as they were, between nodes of the workspace that is restored. */
  'gsw/restore-relationships': {
    parameters: { workspaceKey: string; partOf: Record<string, unknown>[]; mentionedIn: Record<string, unknown>[]; extractedFrom: Record<string, unknown>[]; asks: Record<string, unknown>[]; answeredBy: Record<string, unknown>[]; pairs: Record<string, unknown>[]; resolvesTo: Record<string, unknown>[]; attachedTo: Record<string, unknown>[]; concerns: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Ends what was unfinished of a document: it is current as it is, or gone when no version of it was ever finished. */
  'gsw/settle-document': {
    parameters: { documentId: string };
    row: Record<string, never>;
  };
  /** A place for a new version of a large document; what is read stays the old version, or nothing. */
  'gsw/stage-document': {
    parameters: { workspaceKey: string; id: string; externalId: string; position: number };
    row: Record<string, never>;
  };
  /** Documents of which an import left a version half written, half shown or half removed. */
  'gsw/unfinished-documents': {
    parameters: { workspaceKey: string; limit: number };
    row: { id: string; externalId: string; empty: boolean };
  };
  /** What is findable and should not be, or the other way round: only the current version of a document is live. */
  'gsw/wrong-flags': {
    parameters: { workspaceKey: string; limit: number };
    row: { id: string; live: boolean };
  };
  /** QA relationships that say something else than the questions and answers they stand for, and answers without one. */
  'gsw/wrong-pairs': {
    parameters: { workspaceKey: string; limit: number };
    row: { verbPhraseId: string; entityId: string; questionId: string; ordinal: number; kind: 'missing' | 'surplus' | 'stale' };
  };
  /** One stored answer. */
  'history/by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; question: string; asked: string; text: string; refusal: string | null; planner: string; answerer: string; confidence: number; questionIds: string[]; documentIds: string[]; actor: string; at: string; place: string; threadId: string | null; judgement: string | null; judgementReason: string | null; judgedBy: string | null; judgedAt: string | null };
  };
  /** Deletes the answers that rest on removed documents, one bounded step. */
  'history/forget-documents': {
    parameters: { workspaceKey: string; documentIds: string[]; limit: number };
    row: { deleted: number };
  };
  /** Records whether an answer was right. */
  'history/judge': {
    parameters: { workspaceKey: string; id: string; judgement: string | null; reason: string | null; actor: string };
    row: { id: string };
  };
  /** A page of the stored answers of a workspace, newest first. */
  'history/page': {
    parameters: { workspaceKey: string; before: string | null; judgement: string | null; limit: number };
    row: { id: string; question: string; asked: string; text: string; refusal: string | null; planner: string; answerer: string; confidence: number; questionIds: string[]; documentIds: string[]; actor: string; at: string; place: string; threadId: string | null; judgement: string | null; judgementReason: string | null; judgedBy: string | null; judgedAt: string | null };
  };
  /** Deletes one bounded step of the answers beyond the newest that are kept; turns of threads go with their threads only. */
  'history/prune': {
    parameters: { workspaceKey: string; keep: number; limit: number };
    row: { deleted: number };
  };
  /** Stores an answer that was given, as a turn of a thread when it belongs to one; nothing when it is stored already. */
  'history/put': {
    parameters: { workspaceKey: string; id: string; threadId: string | null; properties: Record<string, unknown> };
    row: { id: string; place: string };
  };
  /** Cancels jobs: a waiting one at once, a running one by its worker before its next write. */
  'ingestion/cancel-jobs': {
    parameters: { workspaceKey: string; ids: string[]; actor: string };
    row: Record<string, never>;
  };
  /** Takes jobs: each is locked first and looked at again, so that of many who want it one gets it. */
  'ingestion/claim-jobs': {
    parameters: { ids: string[]; owner: string; leaseSeconds: number };
    row: { job: { id: string; workspaceKey: string; workspace: string; ingestId: string; documentId: string; externalId: string; title: string; tags: string[]; date: string | null; textHash: string; sourceHash: string; construct: string; actor: string; position: number; leaseEpoch: number; claims: number; passageTokens: number; acceptedAt: string; budgetUsd: number | null } };
  };
  /** Jobs that a worker may take: waiting ones, and those whose worker went silent. Documents are read in the order they came. */
  'ingestion/claimable-jobs': {
    parameters: { workspaceKey: string | null; kinds: string[]; embeddingModel: string; limit: number };
    row: { id: string; workspaceKey: string; construct: string; characters: number | null; claims: number };
  };
  /** What was read out of some passages. */
  'ingestion/constructions': {
    parameters: { keys: string[] };
    row: { key: string; json: string; counts: string; language: string; covered: boolean };
  };
  /** What a document's current version was made from. */
  'ingestion/document-source': {
    parameters: { workspaceKey: string; id: string };
    row: { sourceHash: string | null; status: string };
  };
  /** A worker's sign of life; no row means that the job is no longer its. */
  'ingestion/extend-lease': {
    parameters: { id: string; epoch: number; leaseSeconds: number };
    row: { cancelled: boolean };
  };
  /** Ends jobs in a final state; a text goes unless it may be read again, that of a deleted document goes always. */
  'ingestion/finish-jobs': {
    parameters: { rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** The receipts of documents that were sent in before. */
  'ingestion/first-receipts': {
    parameters: { workspaceKey: string; ingestId: string };
    row: { jobId: string; documentId: string; externalId: string; state: string; code: string; sentence: string; duplicateOf: string | null };
  };
  /** First statement of every write of several jobs: holds them until the transaction ends; a job without a row is no longer the worker's. */
  'ingestion/hold-leases': {
    parameters: { leases: Record<string, unknown>[] };
    row: { id: string; cancelled: boolean };
  };
  /** One ingest with what was sent in. */
  'ingestion/ingest-by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; documentsHash: string; construct: string; actor: string; createdAt: string };
  };
  /** How many documents of an ingest are in which state, and how many of their passages are read. */
  'ingestion/ingest-states': {
    parameters: { workspaceKey: string; ingestId: string };
    row: { state: string; jobs: number; unchanged: number; passagesDone: number; passagesTotal: number };
  };
  /** One job with its state as a reader sees it. */
  'ingestion/job-by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { job: { id: string; ingestId: string; sequence: number; documentId: string; externalId: string; title: string; state: string; code: string; sentence: string; construct: string; constructorName: string | null; duplicateOf: string | null; passagesDone: number; passagesTotal: number | null; counts: string | null; usage: { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number }[]; faults: string | null; language: string | null; covered: boolean | null; actor: string; createdAt: string; startedAt: string | null; finishedAt: string | null; canRetry: boolean } };
  };
  /** What small jobs need to start: their texts, and what the workspace has of their documents. */
  'ingestion/job-sources': {
    parameters: { ids: string[] };
    row: { id: string; text: string | null; known: boolean; sourceHash: string | null };
  };
  /** The text that a job is to read. */
  'ingestion/job-text': {
    parameters: { id: string };
    row: { text: string };
  };
  /** A page of the jobs of a workspace, latest first. */
  'ingestion/jobs-page': {
    parameters: { workspaceKey: string; states: string[] | null; ingestId: string | null; documentId: string | null; before: number; limit: number };
    row: { job: { id: string; ingestId: string; sequence: number; documentId: string; externalId: string; title: string; state: string; code: string; sentence: string; construct: string; constructorName: string | null; duplicateOf: string | null; passagesDone: number; passagesTotal: number | null; counts: string | null; usage: { stage: string; model: string; batch: boolean; calls: number; inputTokens: number; cachedInputTokens: number; outputTokens: number; costUsd: number; unpriced: number }[]; faults: string | null; language: string | null; covered: boolean | null; actor: string; createdAt: string; startedAt: string | null; finishedAt: string | null; canRetry: boolean } };
  };
  /** Which passages were read already. */
  'ingestion/known-constructions': {
    parameters: { keys: string[] };
    row: { key: string };
  };
  /** What the workspace knows of documents that are sent in. */
  'ingestion/known-documents': {
    parameters: { workspaceKey: string; documentIds: string[] };
    row: { documentId: string; sourceHash: string | null; position: number | null; emptyHash: string | null; waiting: number };
  };
  /** Takes numbers for new jobs; whoever else accepts documents into the workspace waits until the transaction ends. */
  'ingestion/lock-workspace': {
    parameters: { workspaceKey: string; count: number };
    row: { first: number };
  };
  /** How far a job is; it never goes back. */
  'ingestion/note-progress': {
    parameters: { id: string; done: number; total: number };
    row: Record<string, never>;
  };
  /** What the current versions of documents were made from, so that the same again costs nothing. */
  'ingestion/note-sources': {
    parameters: { rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Keeps what was read out of passages; the first one of a passage stays. */
  'ingestion/put-constructions': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Records that documents were sent in together. */
  'ingestion/put-ingest': {
    parameters: { workspaceKey: string; id: string; documentsHash: string; construct: string; actor: string; budgetUsd: number | null };
    row: Record<string, never>;
  };
  /** Accepts documents: a job for each, with its text where there is something to read. */
  'ingestion/put-jobs': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Puts a job back in the queue, at once or after a pause. */
  'ingestion/release-job': {
    parameters: { id: string; code: string; sentence: string; pauseSeconds: number };
    row: Record<string, never>;
  };
  /** The place after every document that is there or waits to be read. */
  'ingestion/reserved-position': {
    parameters: { workspaceKey: string };
    row: { position: number };
  };
  /** Puts jobs that ended badly, or that wait for somebody, back in the queue. */
  'ingestion/retry-jobs': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string };
  };
  /** Which other documents have, or will have, the very text of documents that are sent in. */
  'ingestion/same-texts': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: { documentId: string; duplicateOf: string };
  };
  /** Stops what cannot go on until somebody changes something: a job, and what waits behind it for the same reason. */
  'ingestion/stall-jobs': {
    parameters: { id: string; ingestId: string | null; code: string; sentence: string };
    row: Record<string, never>;
  };
  /** How many jobs are waiting or running, here or elsewhere. */
  'ingestion/workable-jobs': {
    parameters: { workspaceKey: string; ingestId: string | null };
    row: { jobs: number };
  };
  /** Nobody sends anything for a while; a longer while that was asked for before stays. */
  'rate-limits/quiet': {
    parameters: { key: string; milliseconds: number };
    row: Record<string, never>;
  };
  /** Gives back tokens that a call did not use after all. */
  'rate-limits/settle': {
    parameters: { key: string; more: number };
    row: Record<string, never>;
  };
  /** Lets one call through, or says how long to wait. Both buckets fill at nine tenths of the limit and hold one tenth of it, so that no minute passes the limit; a call larger than the bucket leaves it in debt. */
  'rate-limits/take': {
    parameters: { key: string; requests: number | null; tokens: number | null; wanted: number };
    row: { waitMs: number };
  };
  /** The anchors of a document with the entity that each is attached to, in a current version or not. */
  'reconciliation/anchors-of-document': {
    parameters: { workspaceKey: string; document: string };
    row: { id: string; text: string; versionHash: string; entityId: string | null };
  };
  /** A page of the anchors of a workspace by id. */
  'reconciliation/anchors-page': {
    parameters: { workspaceKey: string; after: string; limit: number };
    row: { id: string; text: string };
  };
  /** Attaches anchors to entities of the version that they were looked for in, or to none. */
  'reconciliation/attach-anchors': {
    parameters: { workspaceKey: string; versionHash: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** The entities of current versions that anchors are attached to. */
  'reconciliation/attached-entities': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string; anchor: string; name: string; aliases: string[]; coarseType: string | null };
  };
  /** Entities that share blocks with some, rarest blocks first: what each is compared with. */
  'reconciliation/by-blocks': {
    parameters: { workspaceKey: string; queries: { id: string; tokens: string }[]; limit: number };
    row: { id: string; found: string[] };
  };
  /** Entities and canonical entities that are called so; of a canonical entity's members none is returned beside it. */
  'reconciliation/by-name': {
    parameters: { workspaceKey: string; matchKey: string; limit: number };
    row: { id: string; name: string; document: string | null };
  };
  /** How many documents no run has looked at in their current version. */
  'reconciliation/count-documents-to-reconcile': {
    parameters: { workspaceKey: string; rules: string };
    row: { documents: number };
  };
  /** One decision. */
  'reconciliation/decision-by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { decision: { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; actor: string; reason: string; at: string; expectedVersion: string | null; undoneBy: string | null; attached: boolean; before: string; after: string; evidence: string; left: string[]; right: string[] } };
  };
  /** A page of the decisions of a workspace, latest first. */
  'reconciliation/decisions-page': {
    parameters: { workspaceKey: string; kind: string | null; method: string | null; anchors: string[] | null; before: number; limit: number };
    row: { decision: { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; actor: string; reason: string; at: string; expectedVersion: string | null; undoneBy: string | null; attached: boolean; before: string; after: string; evidence: string; left: string[]; right: string[] } };
  };
  /** Forgets what anchors of deleted documents were attached to; the anchors stay, for a document that comes back. */
  'reconciliation/detach-document': {
    parameters: { workspaceKey: string; documentIds: string[] };
    row: { text: string };
  };
  /** A page of the passages of a document's current version with what they mention. */
  'reconciliation/document-passages': {
    parameters: { workspaceKey: string; document: string; after: number; limit: number };
    row: { index: number; versionHash: string; title: string; text: string; mentions: { entityId: string; localId: string; name: string; roles: string }[] };
  };
  /** Documents with anchors that were not looked for in their current version yet. */
  'reconciliation/documents-to-attach': {
    parameters: { workspaceKey: string; externalIds: string[] | null };
    row: { externalId: string };
  };
  /** Documents whose current version no run has looked at, with their entities. */
  'reconciliation/documents-to-reconcile': {
    parameters: { workspaceKey: string; externalIds: string[] | null; rules: string; limit: number };
    row: { externalId: string; versionHash: string; entityIds: string[] };
  };
  /** Lets the next run look at every document of a workspace again. */
  'reconciliation/forget-runs': {
    parameters: { workspaceKey: string };
    row: Record<string, never>;
  };
  /** Whether documents have anchors: one of them, or nothing. */
  'reconciliation/has-anchors': {
    parameters: { workspaceKey: string; documentIds: string[] };
    row: { text: string };
  };
  /** The number of the last decision of a workspace; nothing is returned when there is none. */
  'reconciliation/last-ordinal': {
    parameters: { workspaceKey: string };
    row: { ordinal: number };
  };
  /** Holds the reconciliation of a workspace until the transaction ends; nothing is returned when the workspace is gone. */
  'reconciliation/lock': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string };
  };
  /** What replaying needs of the decisions that name some anchors, with those that undo or redo them. */
  'reconciliation/log-of-anchors': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { decision: { id: string; ordinal: number; kind: string; method: string; value: string | null; inverseOf: string | null; score: number | null; undoneBy: string | null; left: string[]; right: string[] }; inverses: { id: string; ordinal: number; kind: string; inverseOf: string }[] };
  };
  /** Notes the versions of documents that a run has looked at. */
  'reconciliation/mark-reconciled': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[]; rules: string };
    row: Record<string, never>;
  };
  /** Notes which decisions are undone, and by which. */
  'reconciliation/mark-undone': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** What ids name: an entity of a current version with the anchor it has, if any, or a canonical entity with its root. */
  'reconciliation/named': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string; entityId: string | null; anchor: string | null; root: string | null };
  };
  /** Entities whose names are near those of some in slot A. */
  'reconciliation/near-vectors-a': {
    parameters: { workspaceKey: string; ids: string[]; limit: number; least: number };
    row: { id: string; found: string[] };
  };
  /** Entities whose names are near those of some in slot B. */
  'reconciliation/near-vectors-b': {
    parameters: { workspaceKey: string; ids: string[]; limit: number; least: number };
    row: { id: string; found: string[] };
  };
  /** Where entities stand: the first passage that mentions each, with all that is mentioned there. */
  'reconciliation/places': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string; name: string; aliases: string[]; coarseType: string | null; document: string; versionHash: string; title: string; text: string; localId: string; mentions: { localId: string; name: string; roles: string }[] };
  };
  /** A page of the pairs that may be one thing and are not, most probable first. */
  'reconciliation/possibly-same-page': {
    parameters: { workspaceKey: string; ids: string[] | null; probability: number; after: string; limit: number };
    row: { id: string; probability: number; zone: string; foundBy: string[]; reasons: string[]; left: { id: string; name: string; type: string | null; document: string; title: string }; right: { id: string; name: string; type: string | null; document: string; title: string } };
  };
  /** What reconciliation compares entities by: names, roles, and facts with their other ends. Only entities of current versions. */
  'reconciliation/profiles': {
    parameters: { workspaceKey: string; ids: string[]; mentions: number; facts: number };
    row: { id: string; document: string; title: string; name: string; aliases: string[]; canonical: string | null; mentions: { passage: string; title: string; roles: string }[]; facts: { relation: string; question: string; inverse: string; otherId: string; otherName: string }[] };
  };
  /** Anchors of entities, each attached to its own. */
  'reconciliation/put-anchors': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** The blocks that entities stand in, and what earlier runs thought of them forgotten. */
  'reconciliation/put-blocks': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Canonical entities as decisions make them, with their members. */
  'reconciliation/put-canonicals': {
    parameters: { workspaceKey: string; gone: string[]; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Records decisions with the anchors that they name. */
  'reconciliation/put-decisions': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Pairs that may be one thing, from the smaller id to the greater. */
  'reconciliation/put-possibly-same': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Sets the least probabilities of the zones of a workspace; its documents are looked at again. */
  'reconciliation/put-thresholds': {
    parameters: { workspaceKey: string; id: string; automatic: number; review: number };
    row: Record<string, never>;
  };
  /** Canonical entities as they are stored: those of some ids, and those that entities of some anchors belong to. */
  'reconciliation/stored-canonicals': {
    parameters: { workspaceKey: string; ids: string[]; anchors: string[] };
    row: { id: string; version: string; name: string; type: string | null; aliases: string[]; members: string[] };
  };
  /** Canonical entities that no decision holds any more: nothing that an anchor is attached to belongs to them. */
  'reconciliation/stray-canonicals': {
    parameters: { workspaceKey: string; limit: number };
    row: { id: string };
  };
  /** Of some anchors those that an entity has already. */
  'reconciliation/taken-anchors': {
    parameters: { ids: string[] };
    row: { id: string };
  };
  /** Least probabilities of the zones of a workspace, where somebody set them. */
  'reconciliation/thresholds': {
    parameters: { workspaceKey: string };
    row: { automatic: number | null; review: number | null };
  };
  /** Cancels the jobs of hidden documents that were sent before the deletion; the worker of a running one finds the document deleted. */
  'removal/cancel-jobs': {
    parameters: { workspaceKey: string; ids: string[] };
    row: Record<string, never>;
  };
  /** Deletes hidden documents of which nothing is left. */
  'removal/delete-emptied': {
    parameters: { ids: string[] };
    row: Record<string, never>;
  };
  /** Documents that carry a tag, also those that wait to be read. */
  'removal/documents-of-tag': {
    parameters: { workspaceKey: string; tag: string; limit: number };
    row: { id: string };
  };
  /** Documents by Panini's or the caller's id, with what is known of earlier deletions; one that waits to be read is there too. */
  'removal/find-documents': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[] };
    row: { wanted: string; documentId: string | null; removal: { id: string; externalId: string; title: string; removedAt: string; removedBy: string; reason: string; passages: number; entities: number; mentions: number; verbPhrases: number; questions: number; answers: number; edits: number } | null };
  };
  /** What hidden documents cost stays counted with their ingests, without saying which documents they were; one bounded step. */
  'removal/fold-usage': {
    parameters: { workspaceKey: string; ids: string[]; limit: number };
    row: { deleted: number };
  };
  /** Forgets the oldest deletions beyond those that are kept. */
  'removal/forget-removals': {
    parameters: { workspaceKey: string; kept: number };
    row: Record<string, never>;
  };
  /** Documents whose deletion has begun and not ended. */
  'removal/hidden-documents': {
    parameters: { workspaceKey: string; limit: number };
    row: { id: string };
  };
  /** Hides documents by one write and notes who deleted what; a document that is hidden already is left out. */
  'removal/hide-documents': {
    parameters: { workspaceKey: string; ids: string[]; actor: string; reason: string };
    row: { id: string };
  };
  /** Holds the jobs of documents until the transaction ends: whoever reads one of them writes it before or not at all. */
  'removal/hold-jobs': {
    parameters: { workspaceKey: string; ids: string[] };
    row: { id: string };
  };
  /** A place for documents that were sent in and never read, so that they are deleted like any other. */
  'removal/note-unread-documents': {
    parameters: { workspaceKey: string; ids: string[] };
    row: Record<string, never>;
  };
  /** Deletes one bounded step of what else was kept of hidden documents: stored replies and constructions, which carry the document's id. */
  'removal/remove-belongings': {
    parameters: { workspaceKey: string; ids: string[]; labels: string[]; limit: number };
    row: { deleted: number };
  };
  /** Deletes one bounded step of the replies that only hidden documents used; one that a document got after the deletion stays. */
  'removal/remove-replies': {
    parameters: { workspaceKey: string; ids: string[]; limit: number };
    row: { deleted: number };
  };
  /** Deletes one bounded step of what hidden documents hold. */
  'removal/remove-some': {
    parameters: { ids: string[]; limit: number };
    row: { deleted: number };
  };
  /** Deletes one bounded step of the texts that jobs of hidden documents kept; one that was sent after the deletion stays. */
  'removal/remove-texts': {
    parameters: { workspaceKey: string; ids: string[]; limit: number };
    row: { deleted: number };
  };
  /** The latest replies that failed, for diagnosis. */
  'replies/failed': {
    parameters: { workspaceKey: string; documentId: string | null; limit: number };
    row: { reply: { stage: string; model: string; code: string; sentence: string; finish: string; text: string; at: string } };
  };
  /** Deletes one bounded step of what a document no longer uses: its uses of replies about other passages, and replies that nobody uses then. */
  'replies/forget': {
    parameters: { workspaceKey: string; documentId: string; passages: string[]; inside: boolean; limit: number };
    row: { deleted: number };
  };
  /** Keeps replies that came to nothing for diagnosis only: they get another key, so that the same request is asked anew. */
  'replies/mark-failed': {
    parameters: { workspaceKey: string; rows: Record<string, unknown>[]; code: string };
    row: Record<string, never>;
  };
  /** A job's document uses all replies about some passages, which were read for another one before. */
  'replies/note-uses': {
    parameters: { jobId: string; passages: string[] };
    row: Record<string, never>;
  };
  /** Forgets the oldest failed replies beyond those that are kept. */
  'replies/prune-failed': {
    parameters: { workspaceKey: string; kept: number };
    row: Record<string, never>;
  };
  /** Keeps replies for the documents of their jobs; the first one of a key stays, and nothing is kept for a document that was deleted meanwhile. */
  'replies/put': {
    parameters: { rows: Record<string, unknown>[] };
    row: { key: string; reply: { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number } };
  };
  /** A reply that may be used, and from now on the job's document uses it; no row means that it has to be asked for. */
  'replies/take': {
    parameters: { jobId: string; key: string };
    row: { reply: { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number } };
  };
  /** Replies that may be used, by their keys. */
  'replies/usable': {
    parameters: { workspaceKey: string; keys: string[] };
    row: { key: string; reply: { text: string; finish: string; inputTokens: number; cachedInputTokens: number; outputTokens: number; model: string; ms: number } };
  };
  /** How many entities a workspace or some of its documents hold, counted up to a limit. */
  'retrieval/entity-count': {
    parameters: { workspaceKey: string; documentIds: string[] | null; limit: number };
    row: { entities: number };
  };
  /** How many questions a workspace holds, counted up to a limit. */
  'retrieval/question-count': {
    parameters: { workspaceKey: string; limit: number };
    row: { questions: number };
  };
  /** Documents of a scope with their number of questions. */
  'retrieval/scope': {
    parameters: { workspaceKey: string; documents: string[] | null; tags: string[] | null; from: string | null; to: string | null };
    row: { documentId: string; questions: number };
  };
  /** Candidates of one hop in slot A: for every instantiated question the entities and the stored questions near it. */
  'retrieval/search-hop-a': {
    parameters: { workspaceKey: string; queries: { text: string; vector: number[]; terms: string; entityIds: string[] }[]; documentIds: string[] | null; exact: boolean; overfetch: number; textOverfetch: number; entityTopK: number; poolSize: number; entitySide: boolean; questionSide: boolean };
    row: { results: { entities: { id: string; name: string; score: number }[]; hits: number; outOfScope: number; candidates: { id: string; cosine: number; foundBy: string[] }[] }[]; pairs: { id: string; question: string; verbPhrase: string; validity: { from: string | null; to: string | null; precision: string } | null; answers: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; subjects: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; documentId: string; document: string; title: string; passageId: string; passage: string; note: string | null; start: number; end: number; quote: string }[] };
  };
  /** Candidates of one hop in slot B: for every instantiated question the entities and the stored questions near it. */
  'retrieval/search-hop-b': {
    parameters: { workspaceKey: string; queries: { text: string; vector: number[]; terms: string; entityIds: string[] }[]; documentIds: string[] | null; exact: boolean; overfetch: number; textOverfetch: number; entityTopK: number; poolSize: number; entitySide: boolean; questionSide: boolean };
    row: { results: { entities: { id: string; name: string; score: number }[]; hits: number; outOfScope: number; candidates: { id: string; cosine: number; foundBy: string[] }[] }[]; pairs: { id: string; question: string; verbPhrase: string; validity: { from: string | null; to: string | null; precision: string } | null; answers: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; subjects: { id: string; name: string; matchKey: string; coarseType: string | null; facts: string | null; roles: string | null }[]; documentId: string; document: string; title: string; passageId: string; passage: string; note: string | null; start: number; end: number; quote: string }[] };
  };
  /** One thread of a workspace, by its id. */
  'threads/by-id': {
    parameters: { workspaceKey: string; id: string };
    row: { id: string; title: string; actor: string; at: string; lastAt: string; turns: number; place: string };
  };
  /** Starts a new thread of a workspace. */
  'threads/create': {
    parameters: { workspaceKey: string; id: string; title: string; actor: string };
    row: { id: string; title: string; actor: string; at: string; lastAt: string; turns: number; place: string };
  };
  /** Deletes one bounded step of a thread: its turns first, then itself. */
  'threads/delete': {
    parameters: { workspaceKey: string; id: string; limit: number };
    row: { deleted: number };
  };
  /** A page of the threads of a workspace, the one asked in last first. */
  'threads/page': {
    parameters: { workspaceKey: string; before: string | null; limit: number };
    row: { id: string; title: string; actor: string; at: string; lastAt: string; turns: number; place: string };
  };
  /** The latest turns of a thread, oldest first. */
  'threads/turns': {
    parameters: { workspaceKey: string; threadId: string; limit: number };
    row: { id: string; question: string; asked: string; text: string; refusal: string | null; planner: string; answerer: string; confidence: number; questionIds: string[]; documentIds: string[]; actor: string; at: string; place: string; threadId: string | null; judgement: string | null; judgementReason: string | null; judgedBy: string | null; judgedAt: string | null };
  };
  /** Gives a hidden workspace whose restore failed to be deleted now. */
  'workspaces/abandon-restore': {
    parameters: { key: string };
    row: Record<string, never>;
  };
  /** A hidden workspace with an exported key, to be deleted tomorrow unless the restore ends before; nothing when the key is taken. */
  'workspaces/begin-restore': {
    parameters: { key: string; liveSlot: string; embeddingModel: string; embeddingDimension: number };
    row: { key: string };
  };
  /** The workspace of a name, unless it is being deleted. */
  'workspaces/by-name': {
    parameters: { name: string };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Removes one bounded step of the vectors of a slot. */
  'workspaces/clear-slot': {
    parameters: { workspaceKey: string; slot: string; limit: number };
    row: { cleared: number };
  };
  /** A new workspace; fails when the name is taken. */
  'workspaces/create': {
    parameters: { name: string; key: string; embeddingModel: string; embeddingDimension: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Deletes an emptied workspace. */
  'workspaces/delete-node': {
    parameters: { key: string };
    row: Record<string, never>;
  };
  /** Deletes one bounded step of what a workspace holds. */
  'workspaces/delete-some-content': {
    parameters: { workspaceKey: string; limit: number };
    row: { label: string; deleted: number };
  };
  /** Deletes one bounded step of what other features keep of a workspace, whatever its label. */
  'workspaces/delete-some-others': {
    parameters: { workspaceKey: string; labels: string[]; limit: number };
    row: { label: string; deleted: number };
  };
  /** Shows a restored workspace under its name; fails when the name is taken. */
  'workspaces/end-restore': {
    parameters: { key: string; name: string; contentVersion: number; createdAt: string };
    row: Record<string, never>;
  };
  /** The workspace of a name, made if there is none. */
  'workspaces/get-or-create': {
    parameters: { name: string; key: string; embeddingModel: string; embeddingDimension: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** A page of workspaces by name. */
  'workspaces/list': {
    parameters: { after: string; limit: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Holds the workspace until the transaction ends, so that no import commits meanwhile. */
  'workspaces/lock': {
    parameters: { key: string };
    row: { liveSlot: string };
  };
  /** Hides a workspace and frees its name before its content is deleted. */
  'workspaces/mark-deleted': {
    parameters: { key: string };
    row: Record<string, never>;
  };
  /** Workspaces whose deletion has begun and not ended. */
  'workspaces/marked-deleted': {
    parameters: Record<string, never>;
    row: { key: string };
  };
  /** Vectors for one slot. */
  'workspaces/put-vectors': {
    parameters: { slot: string; questions: Record<string, unknown>[]; entities: Record<string, unknown>[]; passages: Record<string, unknown>[] };
    row: Record<string, never>;
  };
  /** Another name for a workspace; fails when the name is taken. */
  'workspaces/rename': {
    parameters: { key: string; name: string };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Makes another slot and model the ones that are read. */
  'workspaces/switch-slot': {
    parameters: { key: string; slot: string; embeddingModel: string; embeddingDimension: number };
    row: Record<string, never>;
  };
  /** One bounded step of what has a vector in the live slot, or a text for one, and none in the slot that is filled. */
  'workspaces/unembedded': {
    parameters: { workspaceKey: string; slot: string; liveSlot: string; limit: number };
    row: { kind: 'question' | 'entity' | 'passage'; id: string; name: string; types: string[]; text: string };
  };
}
