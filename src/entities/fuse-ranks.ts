import type { FoundBy } from './entity.js';

export interface RankedList {
  by: FoundBy;
  /** Best first. */
  ids: readonly string[];
}

export interface FusedHit {
  id: string;
  foundBy: FoundBy[];
  score: number;
}

/** The usual constant of reciprocal-rank fusion. */
const DAMPING = 60;

/** An exact name outranks everything that only resembles it. */
const EXACT_NAME = 1;

/** Several ranked lists as one, best first: reciprocal ranks are summed, an exact name comes first, ties go by id. */
export function fuseRanks(lists: readonly RankedList[]): FusedHit[] {
  const hits = new Map<string, FusedHit>();
  for (const { by, ids } of lists) {
    for (const [rank, id] of ids.entries()) {
      const hit = hits.get(id) ?? { id, foundBy: [], score: 0 };
      hit.foundBy.push(by);
      hit.score += by === 'NAME' ? EXACT_NAME : 1 / (DAMPING + rank + 1);
      hits.set(id, hit);
    }
  }
  return [...hits.values()].sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
}
