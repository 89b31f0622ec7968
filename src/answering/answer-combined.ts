import { resolveComputedStep, type ParentValue } from '../comparison/computed-step.js';
import { foldedKey } from '../comparison/fold.js';
import type { ChainGroup } from '../retrieval/evidence.js';
import { holdingChains, type AnswerContext, type Finding } from './answer-context.js';
import type { JudgedChain } from './judged-chain.js';
import { refuseGroup } from './refusals.js';

/** Several chains that are no comparison: a calculation over their answers, else the answers that all of them share. */
export function answerCombined(context: AnswerContext): Finding {
  const { groups } = context.evidence;
  const failed = groups.find((group) => holdingChains(context, group).length === 0);
  if (failed)
    return {
      text: null,
      refusal: refuseGroup(failed, context.judged.get(failed) ?? [], context.evidence),
      used: [],
    };
  return calculated(context) ?? shared(context);
}

function calculated(context: AnswerContext): Finding | null {
  const last = context.plan.steps.at(-1);
  if (!last || last.requiresRetrieval) return null;
  const best = context.evidence.groups.flatMap((group) => holdingChains(context, group).slice(0, 1));
  const step = resolveComputedStep(last.question, best.map(parentValue));
  const whole = step.decided ? step : resolveComputedStep(context.question, best.map(parentValue));
  return whole.decided ? { text: whole.text, refusal: null, used: best } : null;
}

function parentValue({ chain }: JudgedChain): ParentValue {
  const hop = chain.hops.at(-1);
  return { name: hop?.asked ?? '', texts: hop?.pair.answers.map((answer) => answer.name) ?? [] };
}

function shared(context: AnswerContext): Finding {
  const [first, ...others] = context.evidence.groups;
  const chains = first ? holdingChains(context, first) : [];
  for (const judged of chains) {
    for (const { name } of judged.chain.hops.at(-1)?.pair.answers ?? []) {
      const partners = others.map((group) => chainWith(context, group, name));
      const found = partners.filter((partner) => partner !== undefined);
      if (found.length === others.length) return { text: name, refusal: null, used: [judged, ...found] };
    }
  }
  const sentence = 'The sub-questions have different answers and the question says no way to combine them.';
  return { text: null, refusal: { reason: 'UNDECIDED', sentence }, used: chains.slice(0, 1) };
}

function chainWith(context: AnswerContext, group: ChainGroup, name: string): JudgedChain | undefined {
  const key = foldedKey(name);
  return holdingChains(context, group).find(({ chain }) =>
    chain.hops.at(-1)?.pair.answers.some((answer) => foldedKey(answer.name) === key),
  );
}
