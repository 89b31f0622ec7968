import { z } from 'zod';
import { datasetPassage, idsOf, type DatasetEntry, type QuestionFormat } from './dataset-entry.js';

const answers = z.array(z.string()).min(1);

/** The list itself, or as in the published table its JSON in a string. */
const possibleAnswers = z.union([
  answers,
  z.string().transform((given, context) => {
    const parsed = answers.safeParse(jsonOf(given));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'a list of answers is expected' });
    return z.NEVER;
  }),
]);

const paragraph = z.object({
  title: z.string().default(''),
  text: z.string(),
  is_supporting: z.boolean().default(false),
});

const entrySchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  question: z.string(),
  obj: z.string().optional(),
  possible_answers: possibleAnswers,
  paragraphs: z.array(paragraph).default([]),
});

/** PopQA as published, with paragraphs where somebody added them. */
export const POPQA: QuestionFormat = {
  name: 'PopQA',
  matches: (entry) => 'possible_answers' in entry,
  read: (entry) => toEntry(entrySchema.parse(entry)),
};

function toEntry(entry: z.infer<typeof entrySchema>): DatasetEntry {
  const passages = entry.paragraphs.map(({ title, text }) => datasetPassage(title, text));
  const supporting = idsOf(passages.filter((_, index) => entry.paragraphs[index]?.is_supporting));
  const { id, question, possible_answers: aliases } = entry;
  const answer = entry.obj ?? aliases[0];
  return { question: { id, question, answer, aliases, supporting }, passages };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
