import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../config/package-root.js';

/** The sample workspace that comes with Panini. */
export const SAMPLE = {
  gsws: join(PACKAGE_ROOT, 'sample', 'gsws.jsonl'),
  passages: join(PACKAGE_ROOT, 'sample', 'passages.jsonl'),
  questions: join(PACKAGE_ROOT, 'sample', 'questions.jsonl'),
} as const;

/** The questions that the quickstart asks, in the order of the file. */
export async function showcaseQuestions(): Promise<string[]> {
  const lines = (await readFile(SAMPLE.questions, 'utf8'))
    .split('\n')
    .filter((line) => line.trim().length > 0);
  return lines
    .map((line) => JSON.parse(line) as { question: string; showcase?: boolean })
    .filter((question) => question.showcase === true)
    .map((question) => question.question);
}
