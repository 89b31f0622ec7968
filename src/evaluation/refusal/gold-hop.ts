import { createHash } from 'node:crypto';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';

/** A question whose evidence is there, and what becomes of it when one gold passage is not. */
export interface GoldHop {
  question: EvaluationQuestion;
  /** Id of the gold passage of one hop. */
  removed: string;
}

/**
 * For each answerable question a gold passage of one of its hops, picked by the question's id among those that no other question needs: all are
 * left out of one import, and each question must lose one hop and not two. Questions without such a passage are left out.
 */
export function goldHops(questions: readonly EvaluationQuestion[]): GoldHop[] {
  const needed = new Map<string, number>();
  for (const { supporting } of questions)
    for (const passage of new Set(supporting)) needed.set(passage, (needed.get(passage) ?? 0) + 1);
  return questions.flatMap((question) => {
    const { id, answerable, supporting } = question;
    const first = numberOf(id) % Math.max(1, supporting.length);
    const inOrder = [...supporting.slice(first), ...supporting.slice(0, first)];
    const removed = inOrder.find((passage) => needed.get(passage) === 1);
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
