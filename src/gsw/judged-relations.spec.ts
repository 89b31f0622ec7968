import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareGsws } from './compare-gsws.js';
import type { Gsw } from './gsw.js';
import { judgedPrecision, readJudged, sampleOf, unmatchedRelations } from './judged-relations.js';

function gsw(...facts: [subject: string, object: string][]): Gsw {
  const names = [...new Set(facts.flat())];
  const id = (name: string): string => `e${names.indexOf(name)}`;
  const question = (localId: string, answer: string) => ({
    localId,
    text: '?',
    answers: [id(answer)],
    extra: {},
  });
  return {
    entities: names.map((name) => ({ localId: id(name), name, roles: [], literal: false, extra: {} })),
    verbPhrases: facts.map(([subject, object], at) => ({
      localId: `v${at}`,
      phrase: 'p',
      questions: [question(`a${at}`, object), question(`b${at}`, subject)],
      extra: {},
    })),
    extra: {},
  };
}

const left = new Map([
  ['p', gsw(['Ada', 'Tarn'], ['Ada', 'Omvik'], ['Ada', 'Bergen'])],
  ['only here', gsw(['Ada', 'Orm'])],
]);
const right = new Map([['p', gsw(['Tarn', 'ADA'])]]);
const unmatched = unmatchedRelations(left, right);

describe('judging relations that the other file does not have', () => {
  it('knows them by passage and endpoints, whatever the wording', () => {
    expect(unmatched.map(({ passage, pair }) => [passage, pair.answer])).toEqual([
      ['p', 'Omvik'],
      ['p', 'Bergen'],
    ]);
    expect(new Set(unmatched.map(({ relation }) => relation)).size).toBe(2);
  });

  it('draws the same sample for the same seed, and another for another', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...unmatched[0]!, relation: `r${at}` }));
    const drawn = (seed: number): string[] =>
      sampleOf(many, { count: 20, seed }).map(({ relation }) => relation);
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(sampleOf(unmatched, { count: 20, seed: 1 })).toHaveLength(2);
  });

  it('counts what is matched as right and of the rest the share that was judged so', () => {
    const { relations } = compareGsws(left, right);
    const [first, second] = unmatched;
    const verdict = (relation: string, supported: boolean) => ({
      passage: 'p',
      relation,
      supported,
      reason: 'r',
    });
    const verdicts = [verdict(first!.relation, true), verdict(second!.relation, false)];
    expect(judgedPrecision(relations, unmatched, [...verdicts, verdict('0'.repeat(16), true)])).toEqual({
      ...{ judged: 2, stale: 1, supported: 1 },
      precision: (1 + 2 * 0.5) / 3,
    });
    expect(judgedPrecision(relations, unmatched, []).precision).toBeNull();
  });

  it('refuses a line that is no verdict, by its number', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'panini-judged-'));
    const file = join(folder, 'judged.jsonl');
    const good = { passage: 'p', relation: '0123456789abcdef', supported: true, reason: 'it says so' };
    await writeFile(file, `${JSON.stringify(good)}\n`);
    expect(await readJudged(file)).toEqual([good]);
    for (const line of ['{', '{"passage":"p"}', '[]']) {
      await writeFile(file, `${JSON.stringify(good)}\n${line}\n`);
      await expect(readJudged(file)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringMatching(/^Line 2/u),
      });
    }
    await rm(folder, { recursive: true });
  });
});
