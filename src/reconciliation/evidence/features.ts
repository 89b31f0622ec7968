import type { EntityEvidence } from './entity-evidence.js';
import { contextFeatures } from './context-features.js';
import { factFeatures } from './fact-features.js';
import type { Feature, FeatureValues } from './feature.js';
import type { NameStatistics } from './name-statistics.js';
import { nameFeatures } from './name-features.js';
import { compareTypes } from './role-types.js';

/** What is seen of two entities. Symmetric but for the order of names in reasons. */
export function featuresOf(
  left: EntityEvidence,
  right: EntityEvidence,
  statistics: NameStatistics,
): FeatureValues {
  const all: (readonly [string, Feature])[] = [
    ...nameFeatures(left, right, statistics),
    ...typeFeatures(left, right),
    ...factFeatures(left, right, statistics),
    ...contextFeatures(left, right, statistics),
  ];
  return new Map(all.filter(([, { value }]) => value !== 0));
}

function typeFeatures(left: EntityEvidence, right: EntityEvidence): [string, Feature][] {
  const agreement = compareTypes(left.types, right.types);
  const shown = [left, right].map(({ types }) => [...types].join(', ') || 'unknown').join(' / ');
  return [[`type:${agreement}`, { value: 1, reason: shown }]];
}
