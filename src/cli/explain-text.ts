import type { PairExplanation } from '../reconciliation/explain/explain.service.js';
import type { ThingExplanation } from '../reconciliation/explain/explain-thing.service.js';
import { decisionLine } from './reconcile-decisions.js';

/** Why two are one, may be, or are not, for people: the waterfall sums up to the log odds of the probability. */
export function pairText(explained: PairExplanation): string {
  const { names, probability, zone, thresholds, waterfall, vetoes, foundBy } = explained;
  const steps = waterfall.map(
    ({ feature, logOdds, reason }) => `${signed(logOdds).padStart(7)}  ${feature.padEnd(20)}${reason}`,
  );
  return [
    `"${names[0]}" and "${names[1]}": probability ${probability.toFixed(3)}, zone ${zone} (automatic from ${thresholds.automatic}, review from ${thresholds.review})`,
    `brought together by: ${foundBy.join(', ') || 'nothing; no run compares them by names or facts'}`,
    ...steps,
    ...vetoes.map(
      ({ kind, blocks, reason }) => `veto ${kind}${blocks ? '' : ' (a person may merge)'}: ${reason}`,
    ),
    standing(explained),
  ].join('\n');
}

function standing({ isOne, joinedBy, keptApartBy }: PairExplanation): string {
  if (keptApartBy)
    return `They are kept apart by ${keptApartBy.kind} ${keptApartBy.ordinal} (${keptApartBy.id}).`;
  if (!isOne) return 'Nothing is decided about the two.';
  return joinedBy
    ? `They are one by ${joinedBy.kind} ${joinedBy.ordinal} (${joinedBy.id}), ${joinedBy.method}.`
    : 'They are one through others: explain the thing for the steps.';
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
}

/** How a thing came to be, for people. */
export function thingText({ thing, steps }: ThingExplanation): string {
  const { id, name, type, aliases, members, version, canonical } = thing;
  return [
    `"${name}" ${id}${type === null ? '' : `, ${type}`}${canonical ? '' : ', stands alone'}`,
    `also called: ${aliases.filter((alias) => alias !== name).join(', ') || '-'}`,
    `${members.length} entities: ${members.join(', ')}`,
    `version ${version}`,
    ...(steps.length === 0 ? ['Nothing was decided about it.'] : steps.map(decisionLine)),
  ].join('\n');
}
