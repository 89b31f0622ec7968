/** What can be wrong with a part of a reply. */
export const FAULT_KINDS = [
  'row-invalid',
  'name-empty',
  'name-long',
  'name-differs',
  'answer-unknown',
  'answer-missing',
  'question-missing',
  'reference-unknown',
  'phrase-missing',
  'text-long',
  'over-limit',
  'not-asked-for',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const QUOTED_OF_A_KIND = 5;

/** The faults of one reply by kind. */
export class Faults {
  private readonly found = new Map<FaultKind, { count: number; quoted: string[] }>();

  add(kind: FaultKind, what: string, count = 1): void {
    const entry = this.found.get(kind) ?? { count: 0, quoted: [] };
    entry.count += count;
    if (entry.quoted.length < QUOTED_OF_A_KIND) entry.quoted.push(what.slice(0, 200));
    this.found.set(kind, entry);
  }

  get isEmpty(): boolean {
    return this.found.size === 0;
  }

  /** How many of each kind, each key led by `dropped-`. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.found].map(([kind, { count }]) => [`dropped-${kind}`, count]));
  }

  /** One line for each kind: how many there are, and the first of them. */
  lines(): string[] {
    return [...this.found].map(([kind, { count, quoted }]) => `${kind} (${count}): ${quoted.join('; ')}`);
  }
}
