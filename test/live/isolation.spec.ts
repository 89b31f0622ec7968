import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AskResult } from '../../src/asking/ask.js';
import { AskService } from '../../src/asking/ask.service.js';
import { localContext } from '../../src/context/request-context.js';
import { BenchRepository } from '../../src/evaluation/bench/bench.repository.js';
import { WorkspaceGrowthService } from '../../src/evaluation/bench/workspace-growth.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import type { ImportSource } from '../../src/gsw/interchange/read-source.js';
import type { Workspace } from '../../src/workspaces/workspace.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { openEvaluationApplication } from '../support/evaluation-application.js';
import { writeSource } from '../support/gsw-application.js';
import { nearLessons, oneLesson, PUPIL, TEACHER } from '../support/near-world.js';
import { readSampleWorld } from '../support/sample-world.js';

// Thousands of near-duplicates are written, and a whole sample is asked twice.
jest.setTimeout(600_000);

let application: INestApplicationContext;
let made: string[] = [];

beforeAll(async () => {
  application = await openEvaluationApplication();
});

afterAll(async () => {
  await removeAll();
  await application.close();
});

const get = <Service>(service: new (...given: never[]) => Service): Service =>
  application.get(service, { strict: false });

async function removeAll(): Promise<void> {
  for (const name of made) await get(WorkspacesService).delete(localContext(), name);
  made = [];
}

async function imported(name: string, source: ImportSource): Promise<Workspace> {
  made.push(name);
  await get(ImportService).importGsws(localContext({ workspace: name }), source);
  return get(WorkspacesService).get(localContext(), name);
}

/** A neighbour of so many copies of a workspace, the first of them with the very same vectors. */
async function neighbour(name: string, source: Workspace, copies: number): Promise<Workspace> {
  made.push(name);
  const target = await get(WorkspacesService).create(localContext(), name);
  const signal = localContext().signal;
  await get(WorkspaceGrowthService).grow({ source, target, copies, noise: 0.1, seed: 5, signal });
  return target;
}

async function ask(workspace: string, question: string, plan?: unknown): Promise<AskResult> {
  const given = plan === undefined ? {} : { plan };
  return get(AskService).ask(localContext({ workspace }), { question, plans: 'rules', ...given });
}

/** All that an answer rests on; only times may differ. */
function told({ plan, evidence, trace, answer }: AskResult): unknown {
  return { plan, evidence, trace, answer };
}

describe('A workspace of one lesson beside 5,000 near-identical pairs', () => {
  // The workspaces' own names are prefixes, case and punctuation variants of each other as well.
  const [single, base, large] = ['isolation-1', 'Isolation-1', 'isolation-1-x'];

  it('gives its own answer and nothing else, as it does alone', async () => {
    await imported(single, await writeSource(...files(oneLesson())));
    const question = `Who taught ${PUPIL}?`;
    const alone = await ask(single, question);
    const near = await imported(base, await writeSource(...files(nearLessons())));
    const grown = await neighbour(large, near, 25);
    expect((await get(BenchRepository).counts(grown)).questions).toBe(5_000);
    const beside = await ask(single, question);
    expect(beside.answer.text).toBe(TEACHER);
    expect(beside.trace.steps.flatMap((step) => step.questions[0]?.candidates ?? [])).toHaveLength(2);
    expect(told(beside)).toEqual(told(alone));
    await removeAll();
  });
});

describe('The sample workspace beside a large neighbour of near-duplicates', () => {
  it('gives the answers, evidence, relevance scores and order that it gives alone', async () => {
    const file = (name: string): string => fileURLToPath(new URL(`../../sample/${name}`, import.meta.url));
    const source = { source: file('gsws.jsonl'), passagesFile: file('passages.jsonl') };
    const sample = await imported('isolation-sample', source);
    const { questions } = readSampleWorld();
    const askAll = async (): Promise<unknown[]> => {
      const results: unknown[] = [];
      for (const { question, plan } of questions) results.push(told(await ask(sample.name, question, plan)));
      return results;
    };
    const alone = await askAll();
    await neighbour('isolation-sample-2', sample, 20);
    const beside = await askAll();
    expect(alone.length).toBeGreaterThanOrEqual(40);
    expect(beside).toEqual(alone);
    await removeAll();
  });
});

function files({ gsws, passages }: { gsws: object[]; passages: object[] }): [object[], object[]] {
  return [gsws, passages];
}
