import { createHash } from 'node:crypto';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';

/** A question whose evidence is there, and what becomes of it when one gold passage is not. */
export interface GoldHop {
  question: EvaluationQuestion;
  /** Id of the gold passage of one hop. */
  removed: string;
}

/** For each answerable question the gold passage of one of its hops, picked by the question's id; questions without gold passages are left out. */
export function goldHops(questions: readonly EvaluationQuestion[]): GoldHop[] {
  return questions.flatMap((question) => {
    const { id, answerable, supporting } = question;
    const removed = supporting[numberOf(id) % Math.max(1, supporting.length)];
    return answerable && removed !== undefined ? [{ question, removed }] : [];
  });
}

/** The question once its gold passage is gone: no answer is right any more. */
export function withoutAnswer({ question }: GoldHop): EvaluationQuestion {
  return { ...question, answerable: false };
}

function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}
