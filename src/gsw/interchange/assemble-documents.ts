import type { ImportFault, SourceDocument, SourcePassage } from '../source-document.js';
import { noParseNotes } from '../source-document.js';
import type { GswEntry } from './gsw-entry.js';
import type { ParsedGsw } from './parse-gsw.js';
import type { PassageCatalog, PassageRecord } from './passage-catalog.js';

/** A document that can be written, or the faults for which all of it is refused. */
export type AssembledDocument =
  { document: SourceDocument } | { rejected: string | null; faults: ImportFault[] };

export interface AssembleOptions {
  /** Null when there is no passages file: then every GSW is a document of one passage without text. */
  catalog: PassageCatalog | null;
  /** Faults of the passages file: the documents they name are refused. */
  passageFaults: readonly ImportFault[];
}

interface Pending {
  records: readonly PassageRecord[];
  read: Map<string, ParsedGsw>;
  titles: Map<string, string>;
  faults: ImportFault[];
  /** Passages of which an entry came, readable or not. */
  received: number;
}

/** Puts GSWs and passages together to documents; each comes out as soon as its last GSW was read, what is incomplete at the end. */
export async function* assembleDocuments(
  entries: AsyncIterable<GswEntry>,
  options: AssembleOptions,
): AsyncGenerator<AssembledDocument> {
  const assembly = new Assembly(options);
  for (const fault of options.passageFaults) {
    if (fault.document === null) yield { rejected: null, faults: [fault] };
  }
  for await (const entry of entries) yield* assembly.add(entry);
  yield* assembly.rest();
}

class Assembly {
  private readonly pending = new Map<string, Pending>();
  private readonly seen = new Set<string>();
  private readonly finished = new Set<string>();

  constructor(private readonly options: AssembleOptions) {}

  *add(entry: GswEntry): Generator<AssembledDocument> {
    const record = this.recordOf(entry);
    if (!record) {
      yield { rejected: null, faults: [fault(entry, null, reasonOf(entry) ?? 'stands in no passages file')] };
      return;
    }
    if (this.seen.has(record.externalId)) {
      yield {
        rejected: null,
        faults: [fault(entry, record, 'the passage had a GSW before; the first one counts')],
      };
      return;
    }
    this.seen.add(record.externalId);
    const pending = this.pendingOf(record);
    if ('fault' in entry.outcome) pending.faults.push(fault(entry, record, entry.outcome.fault));
    else pending.read.set(record.externalId, entry.outcome);
    if (entry.title !== null) pending.titles.set(record.externalId, entry.title);
    pending.received += 1;
    if (pending.received >= pending.records.length) yield this.finish(record.document);
  }

  *rest(): Generator<AssembledDocument> {
    for (const document of [...this.pending.keys()]) yield this.finish(document);
    const { catalog, passageFaults } = this.options;
    const named = passageFaults.flatMap((one) => (one.document === null ? [] : [one.document]));
    for (const document of new Set([...(catalog?.documents() ?? []), ...named])) {
      if (this.finished.has(document)) continue;
      this.open(document, catalog?.ofDocument(document) ?? []);
      yield this.finish(document);
    }
  }

  private recordOf(entry: GswEntry): PassageRecord | null {
    const { catalog } = this.options;
    if (catalog)
      return entry.place
        ? catalog.at(entry.place.document, entry.place.index)
        : catalog.get(entry.passage ?? '');
    const externalId = entry.passage ?? (entry.place ? `${entry.place.document}_${entry.place.index}` : null);
    return externalId === null ? null : bareRecord(externalId, entry);
  }

  private pendingOf(record: PassageRecord): Pending {
    const known = this.pending.get(record.document);
    return known ?? this.open(record.document, this.options.catalog?.ofDocument(record.document) ?? [record]);
  }

  private open(document: string, records: readonly PassageRecord[]): Pending {
    const faults = this.options.passageFaults.filter((one) => one.document === document);
    const opened: Pending = { records, read: new Map(), titles: new Map(), faults: [...faults], received: 0 };
    this.pending.set(document, opened);
    return opened;
  }

  private finish(document: string): AssembledDocument {
    const pending = this.pending.get(document);
    this.pending.delete(document);
    this.finished.add(document);
    if (!pending || pending.faults.length > 0) return { rejected: document, faults: pending?.faults ?? [] };
    return { document: wholeDocument(document, pending) };
  }
}

function wholeDocument(externalId: string, { records, read, titles }: Pending): SourceDocument {
  const passages = records.map((record): SourcePassage => {
    const parsed = read.get(record.externalId);
    const notes = parsed?.notes ?? noParseNotes();
    return {
      externalId: record.externalId,
      index: record.index,
      title: record.title || (titles.get(record.externalId) ?? ''),
      text: record.text,
      gsw: parsed?.gsw ?? null,
      notes: { ...notes, stripped: notes.stripped + record.stripped },
    };
  });
  const tags = [...new Set(records.flatMap((record) => record.tags))].sort();
  const date = records.find((record) => record.date !== null)?.date ?? null;
  return { externalId, title: passages[0]?.title ?? '', tags, date, passages };
}

/** A passage of which only the GSW is known. */
function bareRecord(externalId: string, entry: GswEntry): PassageRecord {
  const base = { externalId, document: externalId, index: 0, text: '', tags: [], date: null, stripped: 0 };
  return { ...base, title: entry.title ?? '' };
}

function reasonOf(entry: GswEntry): string | null {
  return 'fault' in entry.outcome ? entry.outcome.fault : null;
}

function fault(entry: GswEntry, record: PassageRecord | null, reason: string): ImportFault {
  return {
    file: entry.file,
    line: entry.line,
    passage: record?.externalId ?? entry.passage,
    document: record?.document ?? entry.place?.document ?? null,
    reason,
  };
}
