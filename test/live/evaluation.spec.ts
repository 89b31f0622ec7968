import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import type { EvaluationRequest } from '../../src/evaluation/evaluation-request.js';
import { EvaluationService, type Evaluation } from '../../src/evaluation/evaluation.service.js';
import { BASELINES } from '../../src/evaluation/baselines/baseline.js';
import { openEvaluationApplication } from '../support/evaluation-application.js';
import { renameWorld } from '../support/rename-world.js';
import { readSampleWorld, type SampleQuestion, type World } from '../support/sample-world.js';

// Each world is asked some eighty multi-hop questions with the local models.
jest.setTimeout(900_000);

let application: INestApplicationContext;
let folder = '';

beforeAll(async () => {
  application = await openEvaluationApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-evaluation-'));
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

async function evaluate(
  request: Omit<EvaluationRequest, 'plans'> & Partial<EvaluationRequest>,
): Promise<Evaluation> {
  const service = application.get(EvaluationService, { strict: false });
  return service.evaluate(localContext(), { plans: 'rules', ...request });
}

async function writeLines(name: string, values: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
  return path;
}

async function filesOf(name: string, world: World, questions: readonly SampleQuestion[] = world.questions) {
  return {
    gsws: await writeLines(`${name}-gsws.jsonl`, world.gsws),
    passages: await writeLines(`${name}-passages.jsonl`, world.passages),
    questions: await writeLines(`${name}-questions.jsonl`, questions),
  };
}

function expectHonestAnswers({ report, judged }: Evaluation): void {
  expect(report.summary.failed).toBe(0);
  expect(report.summary.refusalAccuracy).toBeGreaterThanOrEqual(0.8);
  const answerable = judged.filter((question) => question.answerable);
  const right = answerable.filter((question) => !question.refused && question.f1 >= 0.5);
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.9);
}

describe('The sample workspace, asked with plans by rules', () => {
  it('answers at least 0.9 of its questions with F1 0.5 or more and refuses at least 0.8 of the unanswerable', async () => {
    expectHonestAnswers(await evaluate(await filesOf('sample', readSampleWorld())));
  });

  it('does so after every name was replaced from a seeded list', async () => {
    expectHonestAnswers(await evaluate(await filesOf('renamed', renameWorld(readSampleWorld(), 7))));
  });
});

describe('An evaluation', () => {
  const world = readSampleWorld();
  const few = world.questions.filter((question) => question.answerable).slice(0, 3);

  it('uses the scratch workspace again that the same files made', async () => {
    const first = await evaluate(await filesOf('again', world, few));
    const second = await evaluate(await filesOf('again', world, few));
    expect(second).toMatchObject({ workspace: first.workspace, reused: true });
    const [{ questions }, again] = [first.report, second.report.questions];
    expect(again.map((one) => [one.predicted, one.evidence])).toEqual(
      questions.map((one) => [one.predicted, one.evidence]),
    );
  });

  it('counts a question 0 that fails, with its error, and goes on', async () => {
    const broken = few.map((question, index) => ({
      ...question,
      plan:
        index === 1
          ? [{ question: 'Who is <ENTITY_Q9>?', requires_retrieval: true }]
          : [{ question: question.question, requires_retrieval: true }],
    }));
    const { report } = await evaluate({ ...(await filesOf('broken', world, broken)), plans: 'given' });
    expect(report.questions.map((question) => question.error !== null)).toEqual([false, true, false]);
    expect(report.questions[1]).toMatchObject({ predicted: '', em: 0, f1: 0, evidence: [] });
    expect(report.summary).toMatchObject({ questions: 3, failed: 1 });
    const [first, , third] = report.questions;
    expect(report.summary.f1).toBeCloseTo(((first?.f1 ?? 0) + (third?.f1 ?? 0)) / 3, 12);
  });

  it('asks several questions at once with the same result in the same order', async () => {
    const files = await filesOf('several', world, few);
    const [one, several] = [await evaluate(files), await evaluate({ ...files, concurrency: 3 })];
    const told = ({ report }: Evaluation) =>
      report.questions.map(({ id, predicted, evidence }) => [id, predicted, evidence]);
    expect(told(several)).toEqual(told(one));
  });

  it.each(BASELINES)('runs %s over the same workspace, on whole passages within the budget', async (name) => {
    const files = await filesOf('baseline', world, few);
    const { report, method } = await evaluate({
      ...files,
      baseline: { name, passages: 3, evidenceTokens: 250 },
    });
    expect(method).toBe(name);
    const texts = new Set(world.passages.map((passage) => passage.text));
    for (const question of report.questions) {
      expect(question.error).toBeNull();
      expect(question.evidence.length).toBeGreaterThan(0);
      expect(question.evidence.length).toBeLessThanOrEqual(3);
      expect(question.evidence.flatMap((line) => line.answers).every((text) => texts.has(text))).toBe(true);
      expect(question.evidenceTokens).toBeLessThanOrEqual(250);
    }
    expect(report.summary.supportRecall).toBeGreaterThan(0.5);
  });

  it('builds the GSWs of the passages by rules, says how long that took, and does so once', async () => {
    const { passages, questions } = await filesOf('built', world, few);
    const first = await evaluate({ passages, questions, construct: 'rules' });
    expect(first.built).toMatchObject({ built: world.passages.length, faults: [] });
    expect(first.built?.relations).toBeGreaterThan(world.passages.length);
    expect(first.report.summary.supportRecall).toBeGreaterThan(0.5);
    const second = await evaluate({ passages, questions, construct: 'rules' });
    expect(second).toMatchObject({ workspace: first.workspace, reused: true, built: null });
  });

  it('builds nothing when there are no passages, or GSWs beside them', async () => {
    const { passages, questions, gsws } = await filesOf('built twice', world, few);
    for (const files of [{}, { passages, gsws }, { passages, workspace: 'default' }])
      await expect(evaluate({ questions, construct: 'rules', ...files })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });

  it('of an unknown workspace, or of none, is refused', async () => {
    const { questions } = await filesOf('none', world, few);
    await expect(evaluate({ questions, workspace: 'no such workspace' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(evaluate({ questions })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const service = application.get(EvaluationService, { strict: false });
    const files = await filesOf('cancelled', world, few);
    const run = service.evaluate(
      localContext({ signal: controller.signal }),
      { plans: 'rules', ...files },
      { onQuestion: () => controller.abort() },
    );
    await expect(run).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
