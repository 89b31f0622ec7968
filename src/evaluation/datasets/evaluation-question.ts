import { z } from 'zod';

const LONGEST_TEXT = 5_000;
const text = z.string().max(LONGEST_TEXT);
const id = z.string().min(1).max(500);

/** One line of a questions file; fields that are not named here are ignored. */
export const evaluationQuestionSchema = z
  .object({
    id,
    question: text.trim().min(1),
    answer: text.default(''),
    aliases: z.array(text).max(1_000).default([]),
    answerable: z.boolean().default(true),
    /** Ids of the passages that together hold the answer. */
    supporting: z.array(id).max(1_000).default([]),
    /** As the caller gave it: validated when it is used. */
    plan: z.unknown().optional(),
  })
  .refine((question) => !question.answerable || question.answer.trim() !== '', {
    error: 'an answerable question needs an answer',
    path: ['answer'],
  });

export type EvaluationQuestion = z.infer<typeof evaluationQuestionSchema>;

/** The answer and its aliases, each once. */
export function goldAnswers(question: EvaluationQuestion): string[] {
  return [...new Set([question.answer, ...question.aliases])];
}
