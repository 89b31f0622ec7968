import { readFile, stat } from 'node:fs/promises';
import { ZodError } from 'zod';
import { PaniniError } from '../../errors/panini-error.js';
import type { DatasetEntry, DatasetPassage } from './dataset-entry.js';
import { arraySlices, lineSlices, type EntrySlice } from './entry-slices.js';
import { evaluationQuestionSchema, type EvaluationQuestion } from './evaluation-question.js';
import { readEntry } from './question-formats.js';

export const QUESTION_LIMITS = {
  questions: 100_000,
  entryCharacters: 2_000_000,
  faultsShown: 20,
  fileBytes: 400_000_000,
} as const;

/** Questions with the passages that came along in the same file, each passage once. */
export interface QuestionFile {
  questions: EvaluationQuestion[];
  passages: DatasetPassage[];
}

interface Reading {
  questions: EvaluationQuestion[];
  passages: Map<string, DatasetPassage>;
  faults: string[];
  lineOfId: Map<string, number>;
}

/**
 * The questions of a file in its order: JSON Lines or one JSON array, in our fields or in those of MuSiQue, HotpotQA, 2WikiMultihopQA or PopQA.
 * @throws PaniniError NOT_FOUND when there is no such file; BAD_USER_INPUT with the line of every faulty entry, LIMIT_EXCEEDED for too much
 */
export async function readQuestionFile(path: string): Promise<QuestionFile> {
  const text = await readText(path);
  const slices = text.trimStart().startsWith('[') ? arraySlices(text) : lineSlices(text);
  const { questions } = QUESTION_LIMITS;
  if (slices.length > questions) throw tooMuch(`More than ${questions} questions.`);
  const reading: Reading = { questions: [], passages: new Map(), faults: [], lineOfId: new Map() };
  for (const slice of slices) readSlice(reading, slice);
  if (reading.faults.length > 0) throw lineFaults(path, reading.faults);
  if (reading.questions.length === 0) throw new PaniniError('BAD_USER_INPUT', `No question in ${path}.`);
  return { questions: reading.questions, passages: [...reading.passages.values()] };
}

/** The questions alone. @throws PaniniError as `readQuestionFile` */
export async function readQuestions(path: string): Promise<EvaluationQuestion[]> {
  return (await readQuestionFile(path)).questions;
}

function readSlice(reading: Reading, { line, text }: EntrySlice): void {
  try {
    const { question, passages } = entryOf(text);
    const parsed = evaluationQuestionSchema.parse(question);
    const earlier = reading.lineOfId.get(parsed.id);
    if (earlier !== undefined) reading.faults.push(`line ${line}: the id is that of line ${earlier}`);
    reading.lineOfId.set(parsed.id, line);
    reading.questions.push(parsed);
    for (const passage of passages) reading.passages.set(passage.id, passage);
  } catch (thrown) {
    if (!(thrown instanceof ZodError)) throw thrown;
    const issues = thrown.issues.map((issue) => [issue.path.join('.'), issue.message].join(' ').trim());
    reading.faults.push(`line ${line}: ${issues.join(', ')}`);
  }
}

/** What is no JSON is undefined: the schema then says that an object was expected. */
function entryOf(text: string): DatasetEntry {
  if (text.length > QUESTION_LIMITS.entryCharacters) return { question: undefined, passages: [] };
  try {
    return readEntry(JSON.parse(text));
  } catch (thrown) {
    if (thrown instanceof ZodError) throw thrown;
    return { question: undefined, passages: [] };
  }
}

async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > QUESTION_LIMITS.fileBytes) throw tooMuch(`${path} has ${size} bytes.`);
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (thrown) {
    throw fileFault(path, thrown);
  }
}

function tooMuch(message: string): PaniniError {
  return new PaniniError('LIMIT_EXCEEDED', message, { hint: 'Split the file.' });
}

function lineFaults(path: string, faults: string[]): PaniniError {
  const shown = faults.slice(0, QUESTION_LIMITS.faultsShown);
  const rest = faults.length > shown.length ? ` and ${faults.length - shown.length} more` : '';
  return new PaniniError('BAD_USER_INPUT', `${path} is no file of questions: ${shown.join('; ')}${rest}.`, {
    hint: 'Each line is {"id", "question", "answer", "aliases", "answerable", "supporting", "plan"}; aliases, supporting and plan may be absent. The published files of MuSiQue, HotpotQA, 2WikiMultihopQA and PopQA are read as they are.',
    details: { faults: shown },
  });
}

function fileFault(path: string, thrown: unknown): PaniniError {
  if (thrown instanceof PaniniError) return thrown;
  const missing = (thrown as { code?: unknown } | null)?.code === 'ENOENT';
  return missing
    ? new PaniniError('NOT_FOUND', `There is no file ${path}.`, { hint: 'Check the path.' })
    : new PaniniError('BAD_USER_INPUT', `${path} cannot be read.`, { cause: thrown });
}
