import type { Zone } from '../../reconciliation/score/pair-score.js';

/** A labelled pair with where its score put it. */
export interface JudgedPair {
  isSame: boolean;
  zone: Zone;
  /** Pairs of the collection that it stands for. */
  weight: number;
  stratum: string;
  /** The two names have different match keys. */
  isDifferentKey: boolean;
}

/** Shares of a zone; null where there is nothing to be a share of. */
export interface Rates {
  /** Of the pairs in the zone, those that are one. */
  precision: number | null;
  /** Of the pairs that are one, those in the zone. */
  recall: number | null;
  /** Labelled pairs in the zone. */
  pairs: number;
}

/** Precision and recall of some zones taken together, each pair counting for as many as it stands for. */
export function ratesOf(pairs: readonly JudgedPair[], zones: readonly Zone[]): Rates {
  const inZone = pairs.filter(({ zone }) => zones.includes(zone));
  const found = weightOf(inZone.filter(({ isSame }) => isSame));
  return {
    precision: ratio(found, weightOf(inZone)),
    recall: ratio(found, weightOf(pairs.filter(({ isSame }) => isSame))),
    pairs: inZone.length,
  };
}

function weightOf(pairs: readonly JudgedPair[]): number {
  return pairs.reduce((sum, { weight }) => sum + weight, 0);
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
