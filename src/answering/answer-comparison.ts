import { compare, type Verdict } from '../comparison/compare.js';
import type { ComparisonQuestion } from '../comparison/comparison-question.js';
import { referencesIn } from '../planning/placeholder.js';
import type { AnswerContext, Finding } from './answer-context.js';
import { groupsOfOptions } from './comparison-sides.js';
import { refuseGroup } from './refusals.js';
import { sideFacts, type SideFacts } from './side-facts.js';

/** "the director of Salt Road" stands for somebody; a title or a name stands for itself. */
const DESCRIPTION = /^(?:the\s+)?[\p{Ll}-]+(?:\s[\p{Ll}-]+){0,3}\sof\s/u;

/** Decides a comparison from the chains of its sides and maps the winner back to the option as the question writes it. */
export function answerComparison(comparison: ComparisonQuestion, context: AnswerContext): Finding {
  const options = groupsOfOptions(comparison, context.plan, context.evidence);
  const facts = options.map((option) => sideFacts(option, comparison, context));
  const used = facts.flatMap((fact) => fact.used);
  const empty = facts.findIndex((fact) => fact.side.texts.length === 0);
  const [group] = options[empty]?.groups ?? [];
  if (group) return { text: null, refusal: refuseSide(group, context), used };
  return fromVerdict(
    compare(
      comparison,
      facts.map((fact) => fact.side),
    ),
    { comparison, facts, context },
  );
}

function refuseSide(
  group: Parameters<typeof refuseGroup>[0],
  context: AnswerContext,
): ReturnType<typeof refuseGroup> {
  const judged = context.judged.get(group) ?? [];
  if (judged.every((chain) => chain.fault !== null)) return refuseGroup(group, judged, context.evidence);
  return {
    reason: 'UNDECIDED',
    step: group.finalStep,
    sentence: `What was found for "${judged[0]?.chain.hops.at(-1)?.asked ?? ''}" is of a kind that cannot be compared.`,
  };
}

function fromVerdict(
  verdict: Verdict,
  {
    comparison,
    facts,
    context,
  }: { comparison: ComparisonQuestion; facts: SideFacts[]; context: AnswerContext },
): Finding {
  const used = facts.flatMap((fact) => fact.used);
  if (verdict.kind === 'undecided') {
    const step = context.plan.steps.length - 1;
    return { text: null, refusal: { reason: 'UNDECIDED', step, sentence: verdict.sentence }, used };
  }
  if (verdict.kind !== 'winner')
    return { text: verdict.kind === 'text' ? verdict.text : verdict.kind, refusal: null, used };
  const winner = facts[verdict.index];
  const option = comparison.options[verdict.index] ?? winner?.side.name ?? '';
  return { text: wording(option, winner), refusal: null, used };
}

/** A title or a name stays as the question writes it; a reference becomes what it stands for, or its value when it is one. */
function wording(option: string, winner: SideFacts | undefined): string {
  if (referencesIn(option).length > 0) return winner?.entity ?? winner?.side.texts[0] ?? option;
  return winner?.entity && DESCRIPTION.test(option) ? winner.entity : option;
}
