import { z } from 'zod';
import { datasetPassage, idsOf, type DatasetEntry, type QuestionFormat } from './dataset-entry.js';

const paragraph = z.object({
  title: z.string().default(''),
  paragraph_text: z.string(),
  is_supporting: z.boolean().default(false),
});

const hop = z.object({ question: z.string() });

const entrySchema = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string().default(''),
  answer_aliases: z.array(z.string()).default([]),
  answerable: z.boolean().default(true),
  paragraphs: z.array(paragraph),
  question_decomposition: z.array(hop).default([]),
});

/** MuSiQue as published: `#1` in a later hop stands for the first hop's answer. */
export const MUSIQUE: QuestionFormat = {
  name: 'MuSiQue',
  matches: (entry) => Array.isArray(entry['paragraphs']) && !('possible_answers' in entry),
  read: (entry) => toEntry(entrySchema.parse(entry)),
};

function toEntry(entry: z.infer<typeof entrySchema>): DatasetEntry {
  const passages = entry.paragraphs.map((one) => datasetPassage(one.title, one.paragraph_text));
  const supporting = passages.filter((_, index) => entry.paragraphs[index]?.is_supporting);
  const plan = entry.question_decomposition.map(({ question }) => ({
    question: question.replace(/#(\d+)/g, '<ENTITY_Q$1>'),
    requires_retrieval: true,
  }));
  const { question, answer, answer_aliases: aliases, answerable } = entry;
  const asked = { question, answer, aliases, answerable, supporting: idsOf(supporting) };
  // An unanswerable question is published under the id of the answerable one it was made from.
  const id = answerable ? entry.id : `${entry.id}/unanswerable`;
  return { question: { id, ...asked, ...(plan.length > 0 ? { plan } : {}) }, passages };
}
