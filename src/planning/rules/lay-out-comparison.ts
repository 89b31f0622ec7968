import type { ComparisonSide } from '../plan.js';
import type { Comparison } from './comparison.js';
import { resolvePhrase } from './decompose.js';
import { relationQuestion } from './relations.js';
import type { StepWriter } from './step-writer.js';

/** Writes the lookups of both sides (bridges first, as parallel chains) and says which steps hold each side's value. */
export function layOutComparison(
  { pair, relation, lookups }: Comparison,
  writer: StepWriter,
): ComparisonSide[] {
  const subjects = pair.map((side) => subjectOf(side, relation, writer));
  return subjects.map((subject, at) => ({
    label: pair[at] ?? subject,
    steps: lookups.map((lookup) => writer.add(lookup.replace('{}', () => subject))),
  }));
}

function subjectOf(side: string, relation: string | undefined, writer: StepWriter): string {
  const named = resolvePhrase(side, writer);
  const bridge = relation === undefined ? undefined : relationQuestion(relation, named);
  return bridge === undefined ? named : writer.ask(bridge);
}
