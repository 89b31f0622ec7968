import type { EntityEvidence } from '../evidence/entity-evidence.js';
import type { FeatureValues } from '../evidence/feature.js';
import { featuresOf } from '../evidence/features.js';
import type { NameStatistics } from '../evidence/name-statistics.js';
import { vetoesOf } from '../evidence/vetoes.js';
import type { Contribution, PairScore, Veto, Zone, ZoneThresholds } from './pair-score.js';
import { WEIGHTS } from './weights.js';

/** Thresholds of a workspace that sets none; set by hand, see docs/reconciliation.md. */
export const DEFAULT_THRESHOLDS: ZoneThresholds = { automatic: 0.9, review: 0.25 };

export interface ScoreOptions {
  statistics: NameStatistics;
  thresholds?: ZoneThresholds;
  weights?: Readonly<Record<string, number>>;
}

/** How likely two entities are one, in which zone that puts them, and why. Symmetric. */
export function scorePair(left: EntityEvidence, right: EntityEvidence, options: ScoreOptions): PairScore {
  const { statistics, thresholds = DEFAULT_THRESHOLDS, weights = WEIGHTS } = options;
  const [one, other] = left.profile.id <= right.profile.id ? [left, right] : [right, left];
  const waterfall = contributions(featuresOf(one, other, statistics), weights);
  const vetoes = vetoesOf(one, other);
  const probability = logistic(waterfall.reduce((sum, { logOdds }) => sum + logOdds, 0));
  return { probability, zone: zoneOf({ probability, vetoes }, thresholds), waterfall, vetoes };
}

/** A veto keeps a pair from being merged at once; a blocking one keeps it from being shown too. */
export function zoneOf(
  { probability, vetoes }: { probability: number; vetoes: readonly Veto[] },
  thresholds: ZoneThresholds,
): Zone {
  if (vetoes.some(({ blocks }) => blocks) || probability < thresholds.review) return 'none';
  return vetoes.length > 0 || probability < thresholds.automatic ? 'review' : 'automatic';
}

function contributions(features: FeatureValues, weights: Readonly<Record<string, number>>): Contribution[] {
  const bias = {
    feature: 'bias',
    value: 1,
    logOdds: weights['bias'] ?? 0,
    reason: 'before anything is seen',
  };
  const seen = [...features].map(([feature, { value, reason }]) => ({
    ...{ feature, value, reason },
    logOdds: value * (weights[feature] ?? 0),
  }));
  seen.sort(
    (one, other) => Math.abs(other.logOdds) - Math.abs(one.logOdds) || (one.feature < other.feature ? -1 : 1),
  );
  return [bias, ...seen];
}

function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
