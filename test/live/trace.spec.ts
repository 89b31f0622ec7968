import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AskResult } from '../../src/asking/ask.js';
import { buildPlanGraph } from '../../src/planning/plan-graph.js';
import type { Recipe } from '../../src/retrieval/recipe.js';
import { ricr } from '../../src/retrieval/ricr.js';
import type { Trace } from '../../src/retrieval/trace.js';
import { replayTrace, tracePorts } from '../support/replay-trace.js';
import { RicrApplication } from '../support/ricr-application.js';
import { readSampleWorld } from '../support/sample-world.js';

jest.setTimeout(300_000);

let application: RicrApplication;
let workspace = '';
const results: AskResult[] = [];

/** Every fourth question: single facts, bridges, family terms, comparisons and unanswerable ones. */
const questions = readSampleWorld().questions.filter((_question, index) => index % 4 === 0);

/** The questions take turns at these, so that beams, pools and cuts of several widths are computed again. */
const RECIPES: Partial<Recipe>[] = [
  {},
  { beamWidth: 3, rerankPool: 10 },
  { beamWidth: 2, finalWidth: 3, rerankPool: 8, rerankTopK: 6 },
  { chainTopK: 4, rerankPool: 10 },
];

beforeAll(async () => {
  application = await RicrApplication.open();
  workspace = await application.importSample();
  for (const [index, { question }] of questions.entries()) {
    const recipe = RECIPES[index % RECIPES.length] ?? {};
    results.push(await application.ask(workspace, { question, recipe }));
  }
});
afterAll(() => application.context.close());

const roundTripped = (trace: Trace): Trace => JSON.parse(JSON.stringify(trace)) as Trace;

describe('The trace of a question on the live graph', () => {
  it('is of at least 20 questions, of which some are answered and some refused', () => {
    expect(results.length).toBeGreaterThanOrEqual(20);
    expect(results.filter(({ answer }) => answer.refusal === null).length).toBeGreaterThanOrEqual(10);
    expect(results.filter(({ answer }) => answer.refusal !== null).length).toBeGreaterThanOrEqual(3);
    expect(new Set(results.map(({ trace }) => trace.steps.length)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(questions.map(({ id, question }, index) => [id, question, index] as const))(
    'alone gives every relevance, score, keep, prune and the answer again: %s %s',
    (_id, question, index) => {
      const { trace, plan, evidence, answer } = results[index] as AskResult;
      const replay = replayTrace(roundTripped(trace), question, plan);
      expect(replay.faults).toEqual([]);
      expect(replay.evidence).toEqual(evidence);
      expect(replay.answer).toEqual(answer);
    },
  );

  it('leads to the same evidence and the same trace when the walk is repeated over nothing but it', async () => {
    for (const { trace, plan, question, evidence } of results.slice(0, 5)) {
      const told = roundTripped(trace);
      const input = { question, plan, graph: buildPlanGraph(plan), recipe: told.recipe };
      expect(await ricr(input, tracePorts(told, plan))).toEqual({ evidence, trace });
    }
  });

  it.each(['similarity', 'combined', 'cumulative', 'last-hop'] as const)(
    'does so for the %s scoring',
    async (scoring) => {
      const question = 'Where was the founder of the shipyard that built the ferry Northern Lantern born?';
      const { trace, plan, evidence, answer } = await application.ask(workspace, {
        question,
        recipe: { scoring },
      });
      const replay = replayTrace(roundTripped(trace), question, plan);
      expect(replay).toEqual({ faults: [], evidence, answer });
    },
  );

  it('does so without a reranker', async () => {
    const question = 'Who was the wife of the founder of the Tolvey Shipyard?';
    const { trace, plan, evidence, answer } = await application.ask(workspace, {
      question,
      recipe: { rerank: false },
    });
    expect(replayTrace(roundTripped(trace), question, plan)).toEqual({ faults: [], evidence, answer });
  });

  it('shows it when one number in it is changed', () => {
    const { trace, plan, question } = results[0] as AskResult;
    for (const spoil of [
      (told: Trace) => told.steps[0]?.states.forEach((state) => (state.score *= 0.999)),
      (told: Trace) => told.steps[0]?.questions[0]?.candidates.forEach((one) => (one.cosine += 0.001)),
      (told: Trace) => told.steps[0]?.questions[0]?.candidates.forEach((one) => (one.kept = !one.kept)),
      (told: Trace) =>
        told.steps[0]?.states.forEach((state) => (state.pruned = state.pruned ? null : 'BEAM')),
    ]) {
      const told = roundTripped(trace);
      spoil(told);
      expect(replayTrace(told, question, plan).faults).not.toEqual([]);
    }
  });
});
