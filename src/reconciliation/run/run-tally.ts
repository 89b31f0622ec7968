import type { TruncatedBlock } from '../candidates/candidate-pair.js';

/** What a run did. */
export interface RunResult {
  documents: number;
  entities: number;
  /** Pairs that were compared. */
  compared: number;
  /** Merges that were recorded. */
  merged: number;
  /** Pairs in the review zone that were found. */
  review: number;
  /** Merges that a decision of a person stopped. */
  stopped: number;
  /** Lists of names so common that only the nearest were compared, the longest first; at most 20. */
  truncated: TruncatedBlock[];
  seconds: number;
}

const MOST_SHOWN = 20;

/** Sums up a run. */
export class RunTally {
  private readonly counts = { documents: 0, entities: 0, compared: 0, merged: 0, review: 0, stopped: 0 };
  private readonly truncated = new Map<string, TruncatedBlock>();
  private readonly started = performance.now();

  add(counts: Partial<Record<keyof RunTally['counts'], number>>): void {
    for (const [key, count] of Object.entries(counts)) this.counts[key as keyof RunTally['counts']] += count;
  }

  cut(blocks: readonly TruncatedBlock[]): void {
    for (const block of blocks) {
      const known = this.truncated.get(block.block);
      if (!known || known.names < block.names) this.truncated.set(block.block, block);
    }
  }

  result(): RunResult {
    const truncated = [...this.truncated.values()]
      .sort((left, right) => right.names - left.names || (left.block < right.block ? -1 : 1))
      .slice(0, MOST_SHOWN);
    return { ...this.counts, truncated, seconds: (performance.now() - this.started) / 1000 };
  }
}
