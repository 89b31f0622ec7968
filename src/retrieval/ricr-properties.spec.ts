import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomWalk, type RandomWalk } from '../../test/support/random-walk.js';
import { replayTrace, tracePorts } from '../../test/support/replay-trace.js';
import { walk } from '../../test/support/ricr-world.js';
import { answerFromEvidence } from '../answering/extractive-answer.js';
import { DEFAULT_THRESHOLDS } from '../answering/thresholds.js';
import { ricr } from './ricr.js';
import type { Trace, TraceState } from './trace.js';

const RUNS = { numRuns: 100 };
const run = ({ pairs, steps, recipe }: RandomWalk) => walk(pairs, steps, recipe);
const keptStates = (states: readonly TraceState[]) => states.filter((state) => state.pruned === null);
const rank = (left: TraceState, right: TraceState) =>
  right.score - left.score || right.relevance - left.relevance || (left.id < right.id ? -1 : 1);

describe('Any plan over any world with any recipe', () => {
  it('ends without an exception, with beams no wider than the recipe, best first', async () => {
    await fc.assert(
      fc.asyncProperty(randomWalk, async (draft) => {
        const { trace } = await run(draft);
        for (const step of trace.steps) {
          const kept = keptStates(step.states);
          const { beamWidth, finalWidth } = draft.recipe;
          expect(kept.length).toBeLessThanOrEqual(step.final ? Math.max(beamWidth, finalWidth) : beamWidth);
          expect([...kept].sort(rank)).toEqual(kept);
          expect(kept.length > 0 || step.empty !== null).toBe(true);
          expect(kept.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('gives evidence for every final step, of candidates that were found, each once', async () => {
    await fc.assert(
      fc.asyncProperty(randomWalk, async (draft) => {
        const { evidence, trace, input } = await run(draft);
        expect(evidence.groups.map(({ finalStep }) => finalStep)).toEqual(input.graph.finalSteps);
        const kept = trace.steps.flatMap(({ questions }) =>
          questions.flatMap(({ candidates }) =>
            candidates.filter((one) => one.kept).map((one) => one.questionId),
          ),
        );
        const ids = evidence.lines.map(({ questionId }) => questionId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !kept.includes(id))).toEqual([]);
        const survivors = trace.steps.filter((step) => step.final).flatMap((step) => keptStates(step.states));
        const chains = evidence.groups.flatMap((group) => group.chains);
        expect(chains.map(({ id }) => id).sort()).toEqual(survivors.map(({ id }) => id).sort());
        expect(survivors.filter(({ questionId }) => !ids.includes(questionId))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never searches a raw placeholder', async () => {
    await fc.assert(
      fc.asyncProperty(randomWalk, async (draft) => {
        const { world } = await run(draft);
        expect(world.searches.flat().filter(({ text }) => text.includes('<ENTITY'))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('gives the same result again, whatever order the stored pairs have', async () => {
    await fc.assert(
      fc.asyncProperty(randomWalk, fc.nat(), async (draft, turn) => {
        const first = await run(draft);
        const at = draft.pairs.length === 0 ? 0 : turn % draft.pairs.length;
        const turned = [...draft.pairs.slice(at), ...draft.pairs.slice(0, at)].reverse();
        for (const pairs of [draft.pairs, turned]) {
          const { evidence, trace } = await run({ ...draft, pairs });
          expect(evidence).toEqual(first.evidence);
          expect(trace).toEqual(first.trace);
        }
      }),
      RUNS,
    );
  });

  it('can be computed again from its trace alone: every score, keep, prune, the evidence and the answer', async () => {
    await fc.assert(
      fc.asyncProperty(randomWalk, async (draft) => {
        const { evidence, trace, input } = await run(draft);
        const told = JSON.parse(JSON.stringify(trace)) as Trace;
        const replay = replayTrace(told, input.question, input.plan);
        expect(replay.faults).toEqual([]);
        expect(replay.evidence).toEqual(evidence);
        const { question, plan, graph } = input;
        const answer = answerFromEvidence({
          question,
          plan,
          graph,
          evidence,
          thresholds: DEFAULT_THRESHOLDS,
        });
        expect(replay.answer).toEqual(answer);
        const again = await ricr({ ...input, recipe: told.recipe }, tracePorts(told, plan));
        expect(again).toEqual({ evidence, trace });
      }),
      RUNS,
    );
  });
});
