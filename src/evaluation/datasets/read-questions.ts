import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PaniniError } from '../../errors/panini-error.js';
import { evaluationQuestionSchema, type EvaluationQuestion } from './evaluation-question.js';

export const QUESTION_LIMITS = { questions: 100_000, lineCharacters: 2_000_000, faultsShown: 20 } as const;

interface Reading {
  questions: EvaluationQuestion[];
  faults: string[];
  lineOfId: Map<string, number>;
}

/**
 * The questions of a JSON Lines file, in its order.
 * @throws PaniniError NOT_FOUND when there is no such file; BAD_USER_INPUT with every faulty line, LIMIT_EXCEEDED for too many questions
 */
export async function readQuestions(path: string): Promise<EvaluationQuestion[]> {
  const reading: Reading = { questions: [], faults: [], lineOfId: new Map() };
  let number = 0;
  try {
    const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
    for await (const line of lines) readLine(reading, line.replace(/^\uFEFF/, ''), (number += 1));
  } catch (thrown) {
    throw fileFault(path, thrown);
  }
  if (reading.faults.length > 0) throw lineFaults(path, reading.faults);
  if (reading.questions.length === 0) throw new PaniniError('BAD_USER_INPUT', `No question in ${path}.`);
  return reading.questions;
}

function readLine(reading: Reading, line: string, number: number): void {
  if (line.trim() === '') return;
  if (reading.questions.length >= QUESTION_LIMITS.questions) {
    throw new PaniniError('LIMIT_EXCEEDED', `More than ${QUESTION_LIMITS.questions} questions.`, {
      hint: 'Split the file.',
    });
  }
  const parsed = evaluationQuestionSchema.safeParse(parseLine(line));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message].join(' ').trim());
    reading.faults.push(`line ${number}: ${issues.join(', ')}`);
    return;
  }
  const earlier = reading.lineOfId.get(parsed.data.id);
  if (earlier !== undefined) reading.faults.push(`line ${number}: the id is that of line ${earlier}`);
  reading.lineOfId.set(parsed.data.id, number);
  reading.questions.push(parsed.data);
}

/** Undefined for what is no JSON: the schema then says that an object was expected. */
function parseLine(line: string): unknown {
  if (line.length > QUESTION_LIMITS.lineCharacters) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function lineFaults(path: string, faults: string[]): PaniniError {
  const shown = faults.slice(0, QUESTION_LIMITS.faultsShown);
  const rest = faults.length > shown.length ? ` and ${faults.length - shown.length} more` : '';
  return new PaniniError('BAD_USER_INPUT', `${path} is no file of questions: ${shown.join('; ')}${rest}.`, {
    hint: 'Each line is {"id", "question", "answer", "aliases", "answerable", "supporting", "plan"}; aliases, supporting and plan may be absent.',
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
