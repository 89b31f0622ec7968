import { CUT, type PassageUnit } from './passage-units.js';

/** A passage is at least this share of the budget where the text allows it: the wider the range, the sooner cuts fall into step again after an edit. */
const LEAST_SHARE = 0.5;
const CONTEXT = 64;

export interface CutRange {
  /** The passage's first unit. */
  first: number;
  /** Tokens that it may have. */
  budget: number;
}

/**
 * The unit before which a passage that starts at `first` ends: of the places within half the budget and all of it the best kind, and among equals the one whose text has the least hash.
 * @returns an index above `first`, at most the number of units
 */
export function chooseCut(text: string, units: readonly PassageUnit[], { first, budget }: CutRange): number {
  const end = reach(units, { first, budget });
  if (end === units.length) return end;
  let total = units[first]?.tokens ?? 0;
  let [best, bestRank, allowed] = [end, Infinity, end];
  for (const [after, unit] of units.slice(first + 1, end + 1).entries()) {
    const rank = rankOf(text, unit);
    if (rank < Infinity) allowed = first + 1 + after;
    if (total >= budget * LEAST_SHARE && rank < bestRank) [best, bestRank] = [first + 1 + after, rank];
    total += unit.tokens;
  }
  return bestRank < Infinity ? best : allowed;
}

/** The last place where the passage may end: one unit at least, and no more tokens than the budget. */
function reach(units: readonly PassageUnit[], { first, budget }: CutRange): number {
  let total = units[first]?.tokens ?? 0;
  let at = first + 1;
  for (; at < units.length; at += 1) {
    total += units[at]?.tokens ?? 0;
    if (total > budget) break;
  }
  return at;
}

function rankOf(text: string, unit: PassageUnit): number {
  return unit.cut === CUT.never ? Infinity : unit.cut + hash(text.slice(unit.start, unit.start + CONTEXT));
}

/** FNV-1a as a fraction of 1. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0) / 2 ** 32;
}
