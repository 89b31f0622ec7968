import { containsWords } from '../comparison/fold.js';
import type { ChainGroup } from '../retrieval/evidence.js';
import { holdingChains, type AnswerContext, type Finding } from './answer-context.js';
import { chooseChain, fittingAnswers } from './choose-chain.js';
import { contradiction } from './contradiction.js';
import { refuseFalsePremise } from './false-premise.js';
import type { JudgedChain } from './judged-chain.js';
import { expectedAnswer, type ExpectedAnswer } from '../relations/question-type.js';
import { refuseGroup } from './refusals.js';

/** The answer of one chain of facts: what the last pair of the best chain that holds says, or why there is none. */
export function answerChain(group: ChainGroup, context: AnswerContext): Finding {
  const asked = { question: context.question, expected: expectedOf(group, context) };
  const holding = holdingChains(context, group);
  const chosen = chooseChain(holding, asked, context.thresholds);
  if (!chosen) return refuse(group, context);
  if (expectedAnswer(context.question).type === 'yes-no') return confirm(holding, context);
  const rival = contradiction(chosen, holding, context.thresholds);
  if (rival) return refuseContradiction(chosen, rival);
  const names = fittingAnswers(chosen, asked).map((answer) => answer.name);
  const shown = asked.expected.plural ? names : names.slice(0, 1);
  return { text: shown.join(', '), refusal: null, used: [chosen] };
}

/** The original question says what is asked; the last step does where the original is worded otherwise. */
function expectedOf(group: ChainGroup, context: AnswerContext): ExpectedAnswer {
  const last = expectedAnswer(context.plan.steps[group.finalStep]?.question ?? context.question);
  const whole = expectedAnswer(context.question);
  return { type: last.type === 'any' ? whole.type : last.type, plural: whole.plural && last.plural };
}

function refuse(group: ChainGroup, context: AnswerContext): Finding {
  const judged = context.judged.get(group) ?? [];
  const premise =
    context.plan.steps.length === 1 ? refuseFalsePremise(context.question, context.evidence) : null;
  const refusal = premise ?? refuseGroup(group, judged, context.evidence);
  return { text: null, refusal, used: judged.slice(0, 1) };
}

function refuseContradiction(chosen: JudgedChain, rival: JudgedChain): Finding {
  const [one, other] = [chosen, rival].map(({ chain }) => chain.hops.at(-1)?.pair);
  const told = (pair: typeof one) => `"${pair?.answers[0]?.name ?? ''}" in ${pair?.source.title ?? ''}`;
  const sentence = `Two documents answer "${chosen.chain.hops.at(-1)?.asked ?? ''}" differently: ${told(one)}, ${told(other)}.`;
  return {
    text: null,
    refusal: { reason: 'CONFLICT', step: chosen.chain.finalStep, sentence },
    used: [chosen, rival],
  };
}

/** "Was A born in B?" is confirmed by a fact whose answer the question names; that a fact is missing denies nothing. */
function confirm(holding: readonly JudgedChain[], context: AnswerContext): Finding {
  const confirming = holding.find(({ chain }) =>
    chain.hops.at(-1)?.pair.answers.some((answer) => containsWords(context.question, answer.name)),
  );
  if (confirming) return { text: 'yes', refusal: null, used: [confirming] };
  const sentence = 'No stored fact confirms what the question asks, and none denies it for certain.';
  return { text: null, refusal: { reason: 'UNDECIDED', sentence }, used: holding.slice(0, 1) };
}
