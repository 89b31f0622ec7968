import { containsWords } from '../comparison/fold.js';
import type { AnswerEntity } from '../retrieval/evidence.js';
import type { JudgedChain } from './judged-chain.js';
import { mayAnswer, type ExpectedAnswer } from '../relations/question-type.js';
import type { AnswerThresholds } from './thresholds.js';

/** What a chain answers: the names of its last pair that fit, in their order; never empty when the pair has an answer. */
export function fittingAnswers(
  judged: JudgedChain,
  asked: { question: string; expected: ExpectedAnswer },
): AnswerEntity[] {
  const hop = judged.chain.hops.at(-1);
  const all = hop?.pair.answers ?? [];
  const fresh = all.filter(
    (answer) => !containsWords(asked.question, answer.name) && !containsWords(hop?.asked ?? '', answer.name),
  );
  const fitting = (fresh.length > 0 ? fresh : all).filter((answer) => mayAnswer(answer, asked.expected.type));
  return fitting.length > 0 ? fitting : fresh.length > 0 ? fresh : all;
}

/** The strongest chain that holds; one whose answer is new and of the asked kind goes before it when it is nearly as strong. */
export function chooseChain(
  holding: readonly JudgedChain[],
  asked: { question: string; expected: ExpectedAnswer },
  thresholds: AnswerThresholds,
): JudgedChain | null {
  const [best] = holding;
  if (!best) return null;
  const near = holding.filter((one) => one.strength >= best.strength * thresholds.typeMargin);
  return near.find((one) => fits(one, asked)) ?? best;
}

function fits(judged: JudgedChain, asked: { question: string; expected: ExpectedAnswer }): boolean {
  const [answer] = fittingAnswers(judged, asked);
  return (
    answer !== undefined &&
    mayAnswer(answer, asked.expected.type) &&
    !containsWords(asked.question, answer.name)
  );
}
