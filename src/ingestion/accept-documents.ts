import { contentHash, stableId } from '../gsw/stable-id.js';
import { checkDocument } from './check-document.js';
import type { IngestDocument, SentDocument } from './ingest-document.js';
import { NO_FACTS, UNCHANGED, type JobOutcome } from './job-outcome.js';
import type { ConstructionKind, JobState } from './job.js';

export interface AcceptOptions {
  workspaceKey: string;
  ingestId: string;
  construct: ConstructionKind;
  /** Of the constructor, which is part of what an unchanged document is. */
  constructorName: string;
  passageTokens: number;
  actor: string;
}

/** A document that was looked at, before it is known what the workspace has of it. */
export interface CheckedDocument {
  documentId: string;
  document: SentDocument;
  /** Empty for a refused document. */
  textHash: string;
  sourceHash: string;
}

export interface KnownDocument {
  sourceHash: string | null;
  /** Of its last job, when nothing was found in what that one read. */
  emptyHash: string | null;
  position: number | null;
  waiting: number;
  duplicateOf: string | null;
}

export interface JobRow extends Record<string, unknown> {
  id: string;
  sequence: number;
  position: number;
  text: string | null;
  properties: {
    open: boolean;
    state: JobState;
    code: string;
    sentence: string;
    documentId: string;
    externalId: string;
    duplicateOf: string | null;
  } & Record<string, unknown>;
}

/** What identifies each document and its content; pure. */
export function checkDocuments(
  documents: readonly SentDocument[],
  options: AcceptOptions,
): CheckedDocument[] {
  return documents.map(checkDocument).map((document) => {
    const documentId = stableId('document', options.workspaceKey, document.externalId);
    if ('state' in document) return { documentId, document, textHash: '', sourceHash: '' };
    const textHash = contentHash(document.text);
    return { documentId, document, textHash, sourceHash: sourceHash(document, textHash, options) };
  });
}

/** Covers all that the graph of a document is made from. */
function sourceHash(document: IngestDocument, textHash: string, options: AcceptOptions): string {
  const { title, tags, date } = document;
  const { constructorName, passageTokens } = options;
  return contentHash(JSON.stringify([textHash, title, tags, date, constructorName, passageTokens]));
}

/** The jobs of checked documents: one each, in the order given. `knownOf` says what the workspace has of a document. */
export function acceptDocuments(
  checked: readonly CheckedDocument[],
  options: AcceptOptions & { firstSequence: number; firstPosition: number },
  knownOf: (documentId: string) => KnownDocument | undefined,
): JobRow[] {
  const positions = new Map<string, number>();
  const texts = new Map<string, string>();
  const waiting = new Set<string>();
  let next = options.firstPosition;
  return checked.map((one, index) => {
    const known = knownOf(one.documentId);
    const position = positions.get(one.documentId) ?? known?.position ?? next;
    if (position === next) next += 1;
    positions.set(one.documentId, position);
    const duplicateOf = known?.duplicateOf ?? otherWithText(texts, one);
    const settled = waiting.has(one.documentId) ? null : settledOutcome(one, known);
    if (settled === null && one.sourceHash !== '') waiting.add(one.documentId);
    const sequence = options.firstSequence + index;
    return jobRow(one, options, { sequence, position, duplicateOf, settled });
  });
}

/** How a document ends that was read just like this before; null when it is to be read. */
function settledOutcome(
  { sourceHash: source }: CheckedDocument,
  known: KnownDocument | undefined,
): JobOutcome | null {
  if (source === '' || !known || known.waiting > 0) return null;
  if (known.emptyHash === source) return NO_FACTS;
  return known.sourceHash === source ? UNCHANGED : null;
}

function otherWithText(texts: Map<string, string>, { document, textHash }: CheckedDocument): string | null {
  if (textHash === '') return null;
  const first = texts.get(textHash);
  if (first === undefined) texts.set(textHash, document.externalId);
  return first === undefined || first === document.externalId ? null : first;
}

interface Decided {
  sequence: number;
  position: number;
  duplicateOf: string | null;
  /** Null when it is to be read. */
  settled: JobOutcome | null;
}

function jobRow(one: CheckedDocument, options: AcceptOptions, decided: Decided): JobRow {
  const { documentId, document, textHash, sourceHash: source } = one;
  const { sequence, position, duplicateOf } = decided;
  const state = stateOf(document, decided);
  const open = state.state === 'QUEUED';
  const { ingestId, construct, actor, passageTokens } = options;
  return {
    ...{ id: stableId('job', ingestId, sequence), sequence, position },
    text: open && 'text' in document ? document.text : null,
    properties: {
      ...{ open, ...state, documentId, ingestId, construct, actor, passageTokens, duplicateOf },
      ...{ externalId: document.externalId, title: document.title, textHash, sourceHash: source },
      characters: 'text' in document ? document.text.length : 0,
      ...('tags' in document ? { tags: document.tags, date: document.date } : { tags: [], date: null }),
    },
  };
}

function stateOf(document: SentDocument, { settled, duplicateOf }: Decided): JobOutcome {
  if ('state' in document) return { state: document.state, code: document.code, sentence: document.sentence };
  const same = duplicateOf === null ? '' : ` Its text is the same as that of "${duplicateOf}".`;
  if (settled) return { ...settled, sentence: `${settled.sentence}${same}` };
  return { state: 'QUEUED', code: 'QUEUED', sentence: `Waits for a worker.${same}` };
}
