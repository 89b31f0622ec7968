import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goldAnswers } from './evaluation-question.js';
import { readQuestions } from './read-questions.js';

describe('A questions file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'panini-questions-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const file = async (...lines: string[]): Promise<string> => {
    const path = join(folder, 'questions.jsonl');
    await writeFile(path, lines.join('\n'));
    return path;
  };

  it('gives its questions in order, with defaults, and keeps a plan as it came', async () => {
    const path = await file(
      '\uFEFF{"id": "a", "question": " Who built it? ", "answer": "Ada", "aliases": ["A.", "Ada"], "hops": 2}\r',
      '',
      '{"id": "b", "question": "Why?", "answerable": false, "plan": [{"question": 7}], "supporting": ["p"]}',
    );
    const [first, second] = await readQuestions(path);
    expect(first).toEqual({
      id: 'a',
      question: 'Who built it?',
      answer: 'Ada',
      aliases: ['A.', 'Ada'],
      answerable: true,
      supporting: [],
    });
    expect(first && goldAnswers(first)).toEqual(['Ada', 'A.']);
    expect(second?.plan).toEqual([{ question: 7 }]);
    expect(second?.supporting).toEqual(['p']);
  });

  it('is refused with every faulty line named', async () => {
    const good = '{"id": "a", "question": "Who?", "answer": "Ada"}';
    const path = await file(
      good,
      '{"id": "b"',
      '{"id": "c", "question": "", "answer": "x"}',
      good,
      '[]',
      '{"id": "d", "question": "Who?"}',
    );
    await expect(readQuestions(path)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: {
        faults: [
          expect.stringMatching(/^line 2: .*object/),
          expect.stringMatching(/^line 3: question /),
          'line 4: the id is that of line 1',
          expect.stringMatching(/^line 5: .*object/),
          'line 6: answer an answerable question needs an answer',
        ],
      },
    });
  });

  it('that is empty or absent is refused', async () => {
    await expect(readQuestions(await file(''))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(readQuestions(join(folder, 'none.jsonl'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(readQuestions(folder)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
