import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { PaniniError } from '../../errors/panini-error.js';
import type { QuestionRecord } from '../evaluation-report.js';
import { runHeaderSchema, runLineSchema, type RunHeader, type RunLine } from './run-line.js';

/** Answers of a comparison as they come, one line per method and question, so that a run that was stopped goes on. */
export class RunFile {
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string | null,
    private readonly known: Map<string, QuestionRecord>,
  ) {}

  /** Records that live as long as the process. */
  static inMemory(): RunFile {
    return new RunFile(null, new Map());
  }

  /**
   * Opens or begins a run file. A last line that a crash cut off is dropped and its question asked again.
   * @throws PaniniError BAD_USER_INPUT for a file that is none, cannot be written, or belongs to another run
   */
  static async open(path: string, header: RunHeader): Promise<RunFile> {
    const text = await textOf(path);
    if (text === '') {
      await writing(path, () => writeFile(path, `${JSON.stringify(header)}\n`));
      return new RunFile(path, new Map());
    }
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) await truncate(path, Buffer.byteLength(whole));
    const [first = '', ...lines] = whole.split('\n').filter((line) => line !== '');
    checkHeader(path, first, header);
    return new RunFile(path, knownOf(path, lines));
  }

  /** What a method made of a question in this run or an earlier start of it. */
  get(method: string, settings: string, id: string): QuestionRecord | undefined {
    return this.known.get(keyOf(method, settings, id));
  }

  /** Writes lines one after the other, whoever finishes first. @throws PaniniError BAD_USER_INPUT */
  async add(line: RunLine): Promise<void> {
    this.known.set(keyOf(line.method, line.settings, line.record.id), line.record);
    const { path } = this;
    if (path === null) return;
    const append = (): Promise<void> => writing(path, () => appendFile(path, `${JSON.stringify(line)}\n`));
    this.writing = this.writing.then(append);
    await this.writing;
  }
}

function knownOf(path: string, lines: readonly string[]): Map<string, QuestionRecord> {
  const known = new Map<string, QuestionRecord>();
  lines.forEach((line, index) => {
    const parsed = runLineSchema.safeParse(jsonOf(line));
    if (!parsed.success) throw notARun(path, `line ${index + 2} is no answered question`);
    const { method, settings, record } = parsed.data;
    known.set(keyOf(method, settings, record.id), record as unknown as QuestionRecord);
  });
  return known;
}

function keyOf(method: string, settings: string, id: string): string {
  return JSON.stringify([method, settings, id]);
}

function checkHeader(path: string, line: string, header: RunHeader): void {
  const parsed = runHeaderSchema.safeParse(jsonOf(line));
  if (!parsed.success) throw notARun(path, 'its first line is not that of a run');
  const other = Object.entries(header).filter(
    ([name, value]) => parsed.data[name as keyof RunHeader] !== value,
  );
  if (other.length > 0)
    throw notARun(path, `it was made with other ${other.map(([name]) => name).join(', ')}`);
}

function notARun(path: string, reason: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `${path} cannot be gone on with: ${reason}.`, {
    hint: 'Name another run file, or delete this one.',
  });
}

async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((thrown: { code?: string }) => {
    if (thrown.code === 'ENOENT') return '';
    throw notARun(path, 'it cannot be read');
  });
}

async function writing(path: string, write: () => Promise<void>): Promise<void> {
  await write().catch(() => {
    throw notARun(path, 'it cannot be written');
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
