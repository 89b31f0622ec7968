export const ZONES = ['automatic', 'review', 'none'] as const;
/** What becomes of a pair: merged at once, shown to a person, or left alone. */
export type Zone = (typeof ZONES)[number];

/** Least probability of a zone; a veto caps what a pair may reach. */
export interface ZoneThresholds {
  automatic: number;
  review: number;
}

/** One step of the waterfall that explains a score. */
export interface Contribution {
  feature: string;
  /** In [-1, 1] or [0, 1], as the feature's table says. */
  value: number;
  /** What it adds to the log odds. */
  logOdds: number;
  /** What was seen, for people. */
  reason: string;
}

/** Why two may never be merged automatically; `blocks` also keeps the pair out of the review zone. */
export interface Veto {
  kind:
    | 'different-number'
    | 'related'
    | 'conflicting-fact'
    | 'conflicting-type'
    | 'conflicting-qualifier'
    | 'value'
    | 'no-key'
    | 'same-entity';
  blocks: boolean;
  reason: string;
}

/** How likely two entities are one, and why. */
export interface PairScore {
  /** Calibrated, in (0, 1), before vetoes. */
  probability: number;
  zone: Zone;
  /** The bias first, then features by the size of what they add. */
  waterfall: Contribution[];
  vetoes: Veto[];
}
