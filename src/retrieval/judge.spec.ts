import { describe, expect, it } from '@jest/globals';
import { overlap, pairOf, RicrWorld } from '../../test/support/ricr-world.js';
import type { HopCandidate, HopQuery } from './hop.js';
import { judge } from './judge.js';
import { DEFAULT_RECIPE, type Recipe } from './recipe.js';

const query: HopQuery = { text: 'Where was Ada born?', chosen: [] };
const candidate = (question: string, answer: string): HopCandidate => ({
  pair: pairOf({ question, answers: [answer] }),
  foundBy: ['question'],
  cosine: overlap(query.text, question),
});
const candidates = [
  candidate('Where was Ada born?', 'Oslo'),
  candidate('Where was Ben born?', 'Rome'),
  candidate('Where did Ada live?', 'Bonn'),
  candidate('Who sang it?', 'Cid'),
];

async function judged(
  changes: Partial<Recipe>,
  options: { reranker?: boolean; blends?: boolean; found?: HopCandidate[] } = {},
) {
  const world = new RicrWorld([], options);
  const recipe = { ...DEFAULT_RECIPE, ...changes };
  const found = options.found ?? candidates;
  const [outcome = []] = await judge([query], [{ entities: [], candidates: found }], {
    ports: world,
    recipe,
  });
  return { outcome, world };
}

describe('Judging candidates', () => {
  it('ranks by relevance, best first, and keeps the best', async () => {
    const { outcome } = await judged({ rerankTopK: 2 });
    expect(outcome.map((one) => one.kept)).toEqual([true, true, false, false]);
    expect(outcome[0]?.pair.question).toBe('Where was Ada born?');
    const relevances = outcome.map((one) => one.relevance);
    expect([...relevances].sort((left, right) => right - left)).toEqual(relevances);
    expect(relevances.every((one) => one >= 0 && one <= 1)).toBe(true);
  });

  it('shows the reranker the best of the pool only, and keeps none it has not seen', async () => {
    const { outcome, world } = await judged({ rerankPool: 2 });
    expect(world.reranks[0]?.[0]?.documents).toHaveLength(2);
    expect(outcome.map((one) => one.rerankScore !== null)).toEqual([true, true, false, false]);
    expect(outcome.map((one) => one.kept)).toEqual([true, true, false, false]);
    expect(outcome.slice(2).map((one) => one.relevance)).toEqual([0, 0]);
  });

  it('tells the reranker the title, the question and the answers', async () => {
    const { world } = await judged({});
    expect(world.reranks[0]?.[0]?.documents[0]).toBe('d: Where was Ada born? Oslo');
  });

  it('does not call a reranker that is off, and judges all of the pool by what it has', async () => {
    const { outcome, world } = await judged({ rerank: false, rerankPool: 1 });
    expect(world.reranks).toEqual([]);
    expect(outcome.every((one) => one.rerankScore === null && one.kept)).toBe(true);
    expect(outcome[0]?.relevance).toBeGreaterThan(outcome.at(-1)?.relevance ?? 1);
  });

  it('does the same when the machine has no reranker', async () => {
    const off = await judged({ rerank: false });
    const missing = await judged({}, { reranker: false });
    expect(missing.outcome).toEqual(off.outcome);
  });

  it('takes a remote score as it is, and blends only a logistic one with the cosine', async () => {
    const remote = await judged({}, { blends: false });
    const local = await judged({}, { blends: true });
    expect(remote.outcome[0]?.relevance).not.toBe(local.outcome[0]?.relevance);
    expect(remote.outcome[0]?.rerankScore).toBe(local.outcome[0]?.rerankScore);
  });

  it('breaks ties by id, whatever order they came in', async () => {
    const copies = ['c', 'a', 'b'].map((document) => ({
      pair: pairOf({ document, id: document, question: 'Where was Ada born?', answers: ['Oslo'] }),
      foundBy: [],
      cosine: 1,
    }));
    const titled = copies.map((one) => ({
      ...one,
      pair: { ...one.pair, source: { ...one.pair.source, title: 't' } },
    }));
    const { outcome } = await judged({}, { found: titled });
    expect(outcome.map(({ pair }) => pair.id)).toEqual(['a', 'b', 'c']);
    expect((await judged({}, { found: [...titled].reverse() })).outcome).toEqual(outcome);
  });

  it('of a question that found nothing is empty', async () => {
    expect((await judged({}, { found: [] })).outcome).toEqual([]);
  });
});
