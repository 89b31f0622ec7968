import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AskService } from '../../src/asking/ask.service.js';
import { CalibrationService } from '../../src/calibration/calibration.service.js';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { RefusalService, type RefusalRequest } from '../../src/evaluation/refusal/refusal.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { openEvaluationApplication } from '../support/evaluation-application.js';
import { readSampleWorld } from '../support/sample-world.js';

jest.setTimeout(600_000);

const world = readSampleWorld();
const few = apart(
  world.questions.filter(({ answerable, supporting }) => answerable && supporting.length > 1),
).slice(0, 4);
const names = ['calibrated', 'calibrated-neighbour'];
/** Questions of which no two need the same passage. */
function apart<Question extends { supporting: string[] }>(questions: Question[]): Question[] {
  const needed = new Set<string>();
  return questions.filter(({ supporting }) => {
    if (supporting.some((passage) => needed.has(passage))) return false;
    supporting.forEach((passage) => needed.add(passage));
    return true;
  });
}

let application: INestApplicationContext;
let folder = '';
let request: RefusalRequest;

const get = <Service>(type: abstract new (...given: never[]) => Service): Service =>
  application.get(type, { strict: false });

beforeAll(async () => {
  application = await openEvaluationApplication();
  folder = await mkdtemp(join(tmpdir(), 'panini-calibration-'));
  request = {
    plans: 'rules',
    gsws: await writeLines('gsws.jsonl', world.gsws),
    passages: await writeLines('passages.jsonl', world.passages),
    questions: await writeLines('questions.jsonl', few),
  };
});

afterAll(async () => {
  for (const name of names)
    await get(WorkspacesService)
      .delete(localContext(), name)
      .catch(() => undefined);
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeLines(name: string, values: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
  return path;
}

async function filled(workspace: string): Promise<RequestContext> {
  const context = localContext({ workspace });
  const { gsws = '', passages = '' } = request;
  await get(ImportService).importGsws(context, { source: gsws, passagesFile: passages });
  return context;
}

describe('A threshold on the confidence of answers', () => {
  it('is fitted on questions asked with all passages and again without the gold passage of one hop', async () => {
    const samples = await get(RefusalService).samples(localContext(), { ...request, removeGoldHop: true });
    expect(samples.map(({ group }) => group)).toEqual([...few, ...few].map(({ id }) => id));
    expect(samples.map(({ answerable }) => answerable)).toEqual([
      ...few.map(() => true),
      ...few.map(() => false),
    ]);
    expect(samples.filter(({ right }) => right).length).toBeGreaterThanOrEqual(3);
    expect(few).toHaveLength(4);
    const sureness = (from: number): number =>
      samples.slice(from, from + 4).reduce((sum, { confidence }) => sum + confidence, 0);
    expect(sureness(4)).toBeLessThan(sureness(0));
  });

  it('refuses less sure answers in the workspace it was stored for, and in no other', async () => {
    const [context, neighbour] = [await filled(names[0] ?? ''), await filled(names[1] ?? '')];
    const question = few[0]?.question ?? '';
    const ask = (where: RequestContext, uncalibrated = false) =>
      get(AskService).ask(where, { question, plans: 'rules', answers: 'extractive', uncalibrated });
    const before = await ask(context);
    expect(before.answer.refusal).toBeNull();
    const models = get(RefusalService).modelSet(request);
    const store = (threshold: number) =>
      get(CalibrationService).store(context, models, { threshold, questions: 8 });
    await store(1);
    const after = await ask(context);
    expect(after.answer).toMatchObject({ text: 'N/A', refusal: { reason: 'LOW_SCORE' } });
    expect(after.answer.citations).toEqual(before.answer.citations);
    expect((await ask(neighbour)).answer.text).toBe(before.answer.text);
    expect((await ask(context, true)).answer.text).toBe(before.answer.text);
    await store(0);
    expect((await ask(context)).answer.text).toBe(before.answer.text);
    await expect(store(1.5)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('goes with its workspace', async () => {
    const context = await filled(names[0] ?? '');
    const models = get(RefusalService).modelSet(request);
    await get(CalibrationService).store(context, models, { threshold: 1, questions: 8 });
    await get(WorkspacesService).delete(localContext(), names[0] ?? '');
    const again = await filled(names[0] ?? '');
    expect(await get(CalibrationService).threshold(again, models)).toBeNull();
  });

  it('cannot leave passages out of a workspace', async () => {
    const context = await filled(names[1] ?? '');
    const { questions, plans } = request;
    const samples = get(RefusalService).samples(context, {
      ...{ questions, plans, workspace: names[1] ?? '', removeGoldHop: true },
    });
    await expect(samples).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('cannot be measured without gold passages that one question alone needs', async () => {
    const bare = few.map((question) => ({ ...question, supporting: [] }));
    const questions = await writeLines('bare.jsonl', bare);
    const samples = get(RefusalService).samples(localContext(), {
      ...request,
      questions,
      removeGoldHop: true,
    });
    await expect(samples).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
