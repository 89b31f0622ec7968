/** One line of a passages file. */
export interface PassageRecord {
  externalId: string;
  /** The caller's id of its document; the passage's own id when the file names none. */
  document: string;
  /** Place in its document, from 0. */
  index: number;
  title: string;
  text: string;
  tags: string[];
  date: string | null;
  /** Texts that lost NUL characters or lone surrogates. */
  stripped: number;
}

/** The passages of a passages file by id, by document and by place. */
export class PassageCatalog {
  private readonly byId = new Map<string, PassageRecord>();
  private readonly byDocument = new Map<string, PassageRecord[]>();

  /** Why the record cannot be added, or null when it was. A missing index is the next free one of its document. */
  add(record: Omit<PassageRecord, 'index'> & { index: number | null }): string | null {
    if (this.byId.has(record.externalId)) return `passage "${record.externalId}" stands twice`;
    const siblings = this.byDocument.get(record.document) ?? [];
    const index = record.index ?? nextIndex(siblings);
    if (siblings.some((sibling) => sibling.index === index)) {
      return `document "${record.document}" has two passages of index ${index}`;
    }
    const whole = { ...record, index };
    this.byId.set(whole.externalId, whole);
    this.byDocument.set(
      whole.document,
      [...siblings, whole].sort((left, right) => left.index - right.index),
    );
    return null;
  }

  get(externalId: string): PassageRecord | null {
    return this.byId.get(externalId) ?? null;
  }

  at(document: string, index: number): PassageRecord | null {
    return this.ofDocument(document).find((record) => record.index === index) ?? null;
  }

  /** By index. */
  ofDocument(document: string): readonly PassageRecord[] {
    return this.byDocument.get(document) ?? [];
  }

  /** In the order of the file. */
  all(): IterableIterator<PassageRecord> {
    return this.byId.values();
  }

  get documentCount(): number {
    return this.byDocument.size;
  }

  /** In the order they came first. */
  documents(): IterableIterator<string> {
    return this.byDocument.keys();
  }
}

function nextIndex(siblings: readonly PassageRecord[]): number {
  return siblings.length === 0 ? 0 : Math.max(...siblings.map((sibling) => sibling.index)) + 1;
}
