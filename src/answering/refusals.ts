import type { ChainGroup, Evidence } from '../retrieval/evidence.js';
import type { Refusal } from './answer.js';
import type { JudgedChain } from './judged-chain.js';

const LONGEST_QUOTE = 240;

/** Why a group gives no answer: from the chain that got furthest before a hop did not hold, or from the step that found nothing. */
export function refuseGroup(group: ChainGroup, judged: readonly JudgedChain[], evidence: Evidence): Refusal {
  const furthest = judged.reduce<JudgedChain['fault']>(
    (best, { fault }) => (fault && (!best || fault.index > best.index) ? fault : best),
    null,
  );
  return furthest ? refuseHop(furthest) : refuseEmpty(group, evidence);
}

function refuseHop({ hop, index, kind }: NonNullable<JudgedChain['fault']>): Refusal {
  const asked = quoted(hop.asked);
  const nearest = `the nearest stored question is ${quoted(hop.pair.question)}`;
  if (kind === 'WEAK')
    return {
      reason: 'LOW_SCORE',
      step: hop.step,
      sentence: `What was found for ${asked} is too weak to rest an answer on: ${nearest}.`,
    };
  if (kind === 'OTHER_THING' && index === 0)
    return {
      reason: 'NO_ENTITY',
      step: hop.step,
      sentence: `Nothing stored speaks of what ${asked} names: ${nearest}.`,
    };
  return { reason: 'EMPTY_HOP', step: hop.step, sentence: `No stored fact answers ${asked}: ${nearest}.` };
}

/** In quotation marks; of a long text as much as a sentence can carry, never half a character. */
function quoted(text: string): string {
  const characters = text.length > LONGEST_QUOTE ? [...text.slice(0, 2 * LONGEST_QUOTE)] : [];
  if (characters.length <= LONGEST_QUOTE) return `"${text}"`;
  return `"${characters.slice(0, LONGEST_QUOTE - 1).join('')}…"`;
}

function refuseEmpty(group: ChainGroup, evidence: Evidence): Refusal {
  const empty = evidence.emptySteps.find((one) => group.steps.includes(one.step));
  if (!empty)
    return {
      reason: 'EMPTY_HOP',
      step: group.finalStep,
      sentence: 'No chain of stored facts reached the end of the plan.',
    };
  const isFirst = empty.step === group.steps[0] && empty.reason === 'NO_CANDIDATE';
  return { reason: isFirst ? 'NO_ENTITY' : 'EMPTY_HOP', step: empty.step, sentence: empty.sentence };
}
