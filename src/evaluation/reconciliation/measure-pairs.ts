import type { EntityProfile } from '../../reconciliation/entity-profile.js';
import { DEFAULT_THRESHOLDS } from '../../reconciliation/score/score-pair.js';
import type { ZoneThresholds } from '../../reconciliation/score/pair-score.js';
import { kappa } from './kappa.js';
import { halfOf, type Half, type LabelledPair } from './labelled-pair.js';
import { scoreLabelledPairs, type ScoredPair } from './score-labelled-pairs.js';
import { zoneEstimates, zoneIntervals, type ZoneEstimates, type ZoneIntervals } from './zone-estimates.js';

export interface MeasureOptions {
  half: Half;
  thresholds?: Partial<ZoneThresholds>;
  weights?: Readonly<Record<string, number>>;
}

/** A pair that went where its verdict does not want it. */
export interface Mistake {
  names: [string, string];
  verdict: string;
  zone: string;
  probability: number | null;
  stratum: string;
  vetoes: string[];
  /** The features that added or took most. */
  waterfall: string[];
}

export interface PairMeasurement extends ZoneEstimates {
  half: Half;
  thresholds: ZoneThresholds;
  pairs: number;
  same: number;
  /** Labelled pairs that are one and have different match keys, in the whole file. */
  sameWithDifferentKeys: number;
  /** Agreement of the readers, over the whole file. */
  kappa: number | null;
  interval: ZoneIntervals;
  /** Of the tune half only, so that nobody tunes by the test half. */
  mistakes?: Mistake[];
}

/** What the zones are worth on labelled pairs among all entities of their collection. @throws PaniniError BAD_USER_INPUT */
export function measurePairs(
  labelled: readonly LabelledPair[],
  profiles: readonly EntityProfile[],
  options: MeasureOptions,
): PairMeasurement {
  const { half, weights } = options;
  const thresholds = { ...DEFAULT_THRESHOLDS, ...options.thresholds };
  const all = scoreLabelledPairs(labelled, profiles, { thresholds, ...(weights ? { weights } : {}) });
  const scored = all.filter(({ pair }) => half === 'all' || halfOf(pair) === half);
  return {
    ...{ half, thresholds, pairs: scored.length },
    same: scored.filter(({ isSame }) => isSame).length,
    sameWithDifferentKeys: all.filter((one) => one.isSame && one.isDifferentKey).length,
    ...zoneEstimates(scored),
    kappa: kappa(labelled.map(({ verdicts }) => verdicts)),
    interval: zoneIntervals(scored),
    ...(half === 'tune' ? { mistakes: scored.filter(isMistake).map(mistakeOf) } : {}),
  };
}

function isMistake({ isSame, zone }: ScoredPair): boolean {
  return isSame ? zone !== 'automatic' : zone === 'automatic';
}

const MOST_SHOWN = 8;

function mistakeOf({ names, pair, zone, score, stratum }: ScoredPair): Mistake {
  return {
    ...{ names, zone, stratum, verdict: pair.verdict },
    probability: score && Number(score.probability.toFixed(3)),
    vetoes: score?.vetoes.map(({ kind, reason }) => `${kind}: ${reason}`) ?? [],
    waterfall:
      score?.waterfall
        .slice(0, MOST_SHOWN)
        .map(({ feature, logOdds }) => `${feature} ${logOdds.toFixed(2)}`) ?? [],
  };
}
