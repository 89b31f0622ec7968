import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import type { CompareRequest } from '../../src/evaluation/compare/compare-request.js';
import { CompareService } from '../../src/evaluation/compare/compare.service.js';
import { GrowthService } from '../../src/evaluation/growth/growth.service.js';
import { growthReport } from '../../src/evaluation/growth/growth-report.js';
import { openEvaluationApplication } from '../support/evaluation-application.js';
import { readSampleWorld } from '../support/sample-world.js';

jest.setTimeout(600_000);

let application: INestApplicationContext;
let folder = '';
let files: Pick<CompareRequest, 'questions' | 'gsws' | 'passages'>;

beforeAll(async () => {
  application = await openEvaluationApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-comparison-'));
  const world = readSampleWorld();
  const few = [true, false].flatMap((answerable) =>
    world.questions.filter((question) => question.answerable === answerable).slice(0, 2),
  );
  files = {
    gsws: await writeLines('gsws.jsonl', world.gsws),
    passages: await writeLines('passages.jsonl', world.passages),
    questions: await writeLines('questions.jsonl', few),
  };
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeLines(name: string, values: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
  return path;
}

const compare = (
  request: Partial<CompareRequest>,
  options: { signal?: AbortSignal; stopAt?: () => void } = {},
) =>
  application
    .get(CompareService, { strict: false })
    .compare(
      localContext(options.signal ? { signal: options.signal } : {}),
      { plans: 'rules', ...files, ...request },
      options.stopAt ? { onQuestion: options.stopAt } : {},
    );

describe('A comparison', () => {
  it('runs methods over the same questions and skips with its reason what needs a language model', async () => {
    const { comparison } = await compare({
      methods: ['none', 'bm25', 'ircot', 'agent-dual', 'panini', 'panini-no-rerank'],
    });
    expect(comparison.rows.map(({ name, summary }) => [name, summary.questions, summary.failed])).toEqual([
      ['bm25', 4, 0],
      ['panini', 4, 0],
      ['panini-no-rerank', 4, 0],
    ]);
    expect(comparison.skipped).toEqual(
      ['none', 'ircot', 'agent-dual'].map((method) => ({
        method,
        reason: expect.stringContaining('language model'),
      })),
    );
    const panini = comparison.rows[1]?.summary;
    expect(panini?.f1).toBeGreaterThan(0.5);
    expect(panini?.refusalAccuracy).toBeGreaterThan(0);
  });

  it('that was stopped goes on and asks nothing twice', async () => {
    const run = join(folder, 'run.jsonl');
    const controller = new AbortController();
    let asked = 0;
    const stopAt = (): void => {
      if ((asked += 1) === 3) controller.abort();
    };
    const methods = ['bm25', 'panini'];
    await expect(compare({ methods, run }, { signal: controller.signal, stopAt })).rejects.toMatchObject({
      code: 'CANCELLED',
    });
    const before = (await readFile(run, 'utf8')).trim().split('\n');
    expect(before).toHaveLength(4);
    const { comparison } = await compare({ methods, run });
    const after = (await readFile(run, 'utf8')).trim().split('\n');
    expect(after.slice(0, 4)).toEqual(before);
    expect(after).toHaveLength(9);
    const whole = await compare({ methods });
    expect(comparison.rows.map(({ summary }) => summary.f1)).toEqual(
      whole.comparison.rows.map(({ summary }) => summary.f1),
    );
  });

  it('over evidence budgets keeps every method within each', async () => {
    const { runs } = await compare({ curve: true });
    expect(runs).toHaveLength(20);
    for (const { method, records } of runs) {
      const budget = Number(method.name.split('@')[1]);
      for (const { evidenceTokens, error } of records) {
        expect(error).toBeNull();
        expect(evidenceTokens).toBeLessThanOrEqual(budget);
      }
    }
  });

  it('over a growing corpus asks each share, and what a question needs is in all of them', async () => {
    const request: CompareRequest = { plans: 'rules', ...files, methods: ['bm25', 'panini'] };
    const growth = application.get(GrowthService, { strict: false });
    const stages = await growth.grow(localContext(), request);
    const sizes = stages.map(({ passages }) => passages);
    expect(stages.map(({ share }) => share)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(sizes).toEqual([...sizes].sort((left, right) => left - right));
    expect(sizes.at(-1)).toBe(readSampleWorld().passages.length);
    const panini = stages.map(({ result }) => result.comparison.rows.find(({ name }) => name === 'panini'));
    for (const row of panini) expect(row?.summary).toMatchObject({ failed: 0, supportRecall: 1 });
    expect(growthReport(stages).tables[0]?.rows).toHaveLength(8);
    await expect(growth.grow(localContext(), { ...request, workspace: 'x' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
