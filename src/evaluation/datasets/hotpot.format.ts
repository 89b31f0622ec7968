import { z } from 'zod';
import { datasetPassage, idsOf, type DatasetEntry, type QuestionFormat } from './dataset-entry.js';

const pairs = z.array(z.tuple([z.string(), z.array(z.string())]));
const columns = z
  .object({ title: z.array(z.string()), sentences: z.array(z.array(z.string())) })
  .refine(({ title, sentences }) => title.length === sentences.length, {
    error: 'as many titles as lists of sentences expected',
  })
  .transform(({ title, sentences }) => title.map((name, index) => [name, sentences[index] ?? []] as const));
const facts = z.array(z.tuple([z.string(), z.number()]));
const factColumns = z
  .object({ title: z.array(z.string()) })
  .transform(({ title }) => title.map((name) => [name, 0] as const));

const entrySchema = z
  .object({
    _id: z.string().optional(),
    id: z.string().optional(),
    question: z.string(),
    answer: z.string().default(''),
    context: z.union([pairs, columns]),
    supporting_facts: z.union([facts, factColumns]).default([]),
  })
  .refine(({ _id, id }) => _id !== undefined || id !== undefined, { error: 'an _id or id is needed' });

/** HotpotQA and 2WikiMultihopQA as published, in rows or in columns: sentences by title, and the titles of those that support the answer. */
export const HOTPOT: QuestionFormat = {
  name: 'HotpotQA or 2WikiMultihopQA',
  matches: (entry) => typeof entry['context'] === 'object' && 'supporting_facts' in entry,
  read: (entry) => toEntry(entrySchema.parse(entry)),
};

function toEntry(entry: z.infer<typeof entrySchema>): DatasetEntry {
  const passages = entry.context.map(([title, sentences]) => datasetPassage(title, joined(sentences)));
  const titles = new Set(entry.supporting_facts.map(([title]) => title));
  const supporting = idsOf(passages.filter(({ title }) => titles.has(title)));
  const { question, answer } = entry;
  return { question: { id: entry._id ?? entry.id, question, answer, supporting }, passages };
}

/** HotpotQA's sentences begin with their space, those of 2WikiMultihopQA do not. */
function joined(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .join(' ');
}
