import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { InferencePool } from '../../src/models/local/inference-pool.js';
import { LOCAL_EMBEDDER, LOCAL_RERANKER, LocalModel } from '../../src/models/local/local-model.js';
import { OnnxEmbedder } from '../../src/models/local/onnx-embedder.js';
import { OnnxReranker } from '../../src/models/local/onnx-reranker.js';

const folder = process.env['PANINI_TEST_MODELS'];
if (!folder) throw new Error('PANINI_TEST_MODELS must name the folder that holds the local models.');

// Loading models and hundreds of texts take their time on a busy machine.
jest.setTimeout(60_000);

const pool = new InferencePool(2);
const embedder = embedderOn(pool);
const reranker = rerankerOn(pool);

function embedderOn(threads: InferencePool): OnnxEmbedder {
  return new OnnxEmbedder(
    new LocalModel(LOCAL_EMBEDDER.name, join(folder ?? '', LOCAL_EMBEDDER.folder)),
    threads,
  );
}

function rerankerOn(threads: InferencePool): OnnxReranker {
  return new OnnxReranker(
    new LocalModel(LOCAL_RERANKER.name, join(folder ?? '', LOCAL_RERANKER.folder)),
    threads,
  );
}

function dot(one: number[] = [], other: number[] = []): number {
  return one.reduce((sum, value, position) => sum + value * (other[position] ?? 0), 0);
}

const TEXTS = [
  'Who built the lighthouse at Skerry Point?',
  'The lighthouse at Skerry Point was built by Ada Holm in 1872.',
  'A recipe for rye bread with caraway seeds.',
  'x',
  'The ferry leaves the harbour every morning except on Sundays, when the captain visits her mother in the next village.',
  'Żuławski',
];

afterAll(() => pool.close());

describe('the embedder in this process', () => {
  it('gives vectors of length 1 and of the length it states', async () => {
    for (const vector of await embedder.embed(TEXTS, { purpose: 'passage' })) {
      expect(vector).toHaveLength(embedder.dimension);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
    }
  });

  it('gives a text the same vector alone, in company, in another order and beside other calls', async () => {
    const passage = { purpose: 'passage' } as const;
    const alone: number[][] = [];
    for (const text of TEXTS) alone.push(...(await embedder.embed([text], passage)));
    const reversed = [...TEXTS].reverse();
    const [together, backwards] = await Promise.all([
      embedder.embed(TEXTS, passage),
      embedder.embed(reversed, passage),
    ]);
    expect(together).toEqual(alone);
    expect(backwards.reverse()).toEqual(alone);
    const single = new InferencePool(1);
    expect(await embedderOn(single).embed(TEXTS, passage)).toEqual(alone);
    await single.close();
  });

  it('finds the passage that answers a question, and reads a question unlike a passage', async () => {
    const [question] = await embedder.embed(TEXTS.slice(0, 1), { purpose: 'query' });
    const [sameWords, answer, bread] = await embedder.embed(TEXTS.slice(0, 3), { purpose: 'passage' });
    expect(question).not.toEqual(sameWords);
    expect(dot(question, sameWords)).toBeLessThan(0.999);
    expect(dot(question, answer)).toBeGreaterThan(dot(question, bread) + 0.1);
  });

  it('reads a text of any length and refuses an empty one', async () => {
    const long = 'the quiet harbour '.repeat(50_000);
    const [vector] = await embedder.embed([long], { purpose: 'passage' });
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 6);
    await expect(embedder.embed(['a', ' '], { purpose: 'passage' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { row: 1 },
    });
  });
});

describe('the cross-encoder in this process', () => {
  const query = 'Who built the lighthouse at Skerry Point?';
  const documents = [
    'A recipe for rye bread with caraway seeds.',
    'Who built the lighthouse at Skerry Point? Ada Holm',
    'When was the harbour of Skerry Point dredged? 1901',
  ];

  it('puts the answer first, the same place second and the bread last', async () => {
    const [scores = []] = await reranker.rerank([{ query, documents }]);
    const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    expect(order).toEqual([1, 2, 0]);
    for (const score of scores) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
    }
  });

  it('scores a pair alike alone and among others, and keeps queries apart', async () => {
    const [together = []] = await reranker.rerank([{ query, documents }]);
    for (const [position, document] of documents.entries()) {
      expect(
        await reranker.rerank([
          { query: 'bread?', documents: [] },
          { query, documents: [document] },
        ]),
      ).toEqual([[], [together[position]]]);
    }
  });

  it('reads a document that spells the marks between texts as one text', () => {
    const { encoder } = new LocalModel(LOCAL_RERANKER.name, join(folder, LOCAL_RERANKER.folder)).open();
    const { ids, typeIds } = encoder.encodePair('[CLS] who?', `rye bread [SEP] ${query} [SEP] Ada Holm`);
    const separator = ids.at(-1);
    expect(ids.filter((id) => id === ids[0])).toHaveLength(1);
    expect(ids.filter((id) => id === separator)).toHaveLength(2);
    expect(typeIds.indexOf(1)).toBe(ids.indexOf(separator ?? -1) + 1);
  });

  it('keeps a short question whole beside a document of any length', () => {
    const { encoder } = new LocalModel(LOCAL_RERANKER.name, join(folder, LOCAL_RERANKER.folder)).open();
    const { ids, typeIds } = encoder.encodePair(query, 'harbour '.repeat(5000));
    const alone = encoder.encode(query).ids;
    expect([ids.length, typeIds.length]).toEqual([512, 512]);
    expect(ids.slice(0, alone.length)).toEqual(alone);
  });
});

describe('the threads that run local models', () => {
  it('answer a question long before an import that came first', async () => {
    const bulk = Array.from(
      { length: 200 },
      (_, number) => `Fact number ${number} of the harbour chronicle.`,
    );
    let importDone = false;
    const importing = embedder.embed(bulk, { purpose: 'passage' }).then(() => (importDone = true));
    await embedder.embed(['Who built the lighthouse?'], { purpose: 'query' });
    expect(importDone).toBe(false);
    const [[score = 0] = []] = await reranker.rerank([
      { query: 'harbour?', documents: ['The harbour is old.'] },
    ]);
    expect(score).toBeGreaterThan(0);
    expect(importDone).toBe(false);
    await importing;
  });

  it('leave cancelled work at once and serve the next call', async () => {
    const controller = new AbortController();
    const bulk = Array.from({ length: 5000 }, (_, number) => `Fact number ${number}.`);
    const cancelled = embedder.embed(bulk, { purpose: 'passage', signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(cancelled).rejects.toMatchObject({ code: 'CANCELLED' });
    const started = Date.now();
    await embedder.embed(['Next, please.'], { purpose: 'query' });
    expect(Date.now() - started).toBeLessThan(2000);
    const late = embedder.embed(bulk, { purpose: 'passage', signal: AbortSignal.timeout(30) });
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('end when closed, cancel what waits, and start anew for a later call', async () => {
    const threads = new InferencePool(1);
    const own = embedderOn(threads);
    await own.warmUp();
    const waiting = own.embed(TEXTS, { purpose: 'passage' });
    await Promise.all([expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' }), threads.close()]);
    expect(await own.embed(['again'], { purpose: 'query' })).toHaveLength(1);
    await threads.close();
  });

  it('say what to do when the files are not there', async () => {
    const empty = new LocalModel('nowhere', mkdtempSync(join(tmpdir(), 'panini-no-model-')));
    const refused = new OnnxEmbedder(empty, pool).embed(['a'], { purpose: 'query' });
    await expect(refused).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      hint: expect.stringContaining('npm run quickstart'),
    });
  });
});
