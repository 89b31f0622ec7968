import type { EntityEvidence, ReadFact } from './entity-evidence.js';
import type { Feature } from './feature.js';
import type { NameStatistics } from './name-statistics.js';

/** Agreeing facts: unique ones, the same relation to the same other end, and shared other ends. Conflicts are vetoes; what one document tells of two says nothing. */
export function factFeatures(
  left: EntityEvidence,
  right: EntityEvidence,
  statistics: NameStatistics,
): [string, Feature][] {
  if (left.profile.documentId === right.profile.documentId) return [];
  const unique = left.unique.filter((one) =>
    right.unique.some((other) => one.kind === other.kind && one.value === other.value),
  );
  const same = sameFacts(left.facts, right.facts);
  const shared = [...left.neighbours].filter((name) => right.neighbours.has(name));
  const weight = shared.reduce((sum, name) => sum + neighbourRarity(name, statistics), 0);
  return [
    [
      'unique-facts',
      {
        value: Math.min(2, unique.length) / 2,
        reason: unique.map(({ kind, value }) => `${kind} ${value}`).join(', '),
      },
    ],
    [
      'same-facts',
      { value: Math.min(2, same.length) / 2, reason: `the same is told of both: ${shownFirst(same)}` },
    ],
    [
      'shared-neighbours',
      { value: Math.min(2, weight) / 2, reason: `both stand in facts with ${shownFirst(shared)}` },
    ],
  ];
}

/** Other ends of facts of one relation, values aside. */
function sameFacts(left: readonly ReadFact[], right: readonly ReadFact[]): string[] {
  const told = new Set(right.flatMap((fact) => keysOf(fact)));
  const same = left.filter((fact) => keysOf(fact).some((key) => told.has(key)));
  return [...new Set(same.map(({ fact }) => fact.otherName))];
}

function keysOf({ isValue, other, relations, tellsName }: ReadFact): string[] {
  if (isValue || tellsName || other === '') return [];
  return [...relations].map((relation) => `${relation}:${other}`);
}

/** A neighbour that many entities are called says little. */
function neighbourRarity(name: string, statistics: NameStatistics): number {
  const bearers = Math.max(1, statistics.bearersOf(name));
  return 1 - Math.log(bearers) / Math.log(Math.max(2, statistics.entities));
}

function shownFirst(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');
}
