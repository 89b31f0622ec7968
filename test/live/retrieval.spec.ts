import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AskRequest, AskResult } from '../../src/asking/ask.js';
import { localContext } from '../../src/context/request-context.js';
import type { Recipe } from '../../src/retrieval/recipe.js';
import type { Scope } from '../../src/retrieval/scope.js';
import { lesson } from '../support/gsw-application.js';
import { RicrApplication } from '../support/ricr-application.js';
import { readSampleWorld } from '../support/sample-world.js';

jest.setTimeout(300_000);

let application: RicrApplication;
let sample = '';
beforeAll(async () => {
  application = await RicrApplication.open();
  sample = await application.importSample();
});
afterAll(() => application.context.close());

const passages = new Map(readSampleWorld().passages.map((passage) => [passage.id, passage]));
const ask = (question: string, more: Partial<AskRequest> = {}) =>
  application.ask(sample, { question, ...more });
const steps = (...questions: string[]) =>
  questions.map((question) => ({ question, requires_retrieval: true }));
const documentsOf = ({ evidence }: AskResult) => [
  ...new Set(evidence.lines.flatMap((line) => line.sources.map((source) => source.document))),
];

describe('A question over the sample', () => {
  it('is answered along a chain whose every hop is cited word for word', async () => {
    const { answer, evidence } = await ask('Where was the composer of The Salt Choir born?');
    expect(answer.text).toBe('Corsby');
    expect(answer.citations.map(({ answers }) => answers)).toEqual([['Edrin Tolvey'], ['Corsby']]);
    expect(answer.citations.map(({ sources }) => sources[0]?.passage).at(-1)).toBe('p-008');
    for (const source of evidence.lines.flatMap((line) => line.sources)) {
      expect(source.quote).not.toBe('');
      expect(passages.get(source.passage)?.text.slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('gives the same evidence in the same order when it is asked again', async () => {
    const question =
      'Which film has the director who was born later, Windfall Season or Night Ferry to Issery?';
    const [one, other] = [await ask(question), await ask(question)];
    expect(other.evidence).toEqual(one.evidence);
    expect(other.trace).toEqual(one.trace);
  });

  it('may name two people of one name: each leads its own chain, with its own facts', async () => {
    const plan = steps('Who is Edrin Tolvey?', 'Where did <ENTITY_Q1> die?');
    const told = await Promise.all(
      ['The Salt Choir was composed', 'the Tolvey Shipyard was founded'].map((what) =>
        ask(`Where did the man by whom ${what} die?`, {
          plan: steps(`By whom ${what.replace(/(.*) was (.*)/, 'was $1 $2')}?`, 'Where did <ENTITY_Q1> die?'),
        }),
      ),
    );
    expect(told.map(({ answer }) => answer.text)).toEqual(['Brindal', 'Umbrel']);
    const { trace } = await ask('Where did Edrin Tolvey die?', {
      plan: [
        { question: 'Who was a composer or a shipwright named Edrin Tolvey?', requires_retrieval: true },
        ...plan.slice(1),
      ],
    });
    const namesakes = trace.steps[0]?.states.filter(
      (state) => state.pruned === null && state.chosen?.name === 'Edrin Tolvey',
    );
    expect(namesakes).toHaveLength(2);
    const [one, other] = namesakes?.map((state) => state.chosen?.entityIds ?? []) ?? [];
    expect(one?.filter((id) => other?.includes(id))).toEqual([]);
  });
});

describe('A scope', () => {
  const question = 'When was Edrin Tolvey born?';
  const scoped = (scope: Scope, more: Partial<AskRequest> = {}) => ask(question, { scope, ...more });

  it.each([
    ['p-008', '7 July 1841'],
    ['p-009', '3 February 1798'],
  ])('of the document %s tells one namesake from the other', async (document, born) => {
    const result = await scoped({ documents: [document] });
    expect(result.answer.text).toBe(born);
    expect(documentsOf(result)).toEqual([document]);
  });

  it('of tags and dates leaves only evidence of documents that have them', async () => {
    const of = (tags: string[], from: string, to: string) =>
      new Set(
        [...passages.values()]
          .filter((one) => one.tags.some((tag) => tags.includes(tag)) && one.date >= from && one.date <= to)
          .map(({ id }) => id),
      );
    const cases: [Scope, Set<string>][] = [
      [{ tags: ['music'] }, of(['music'], '0', '9')],
      [{ tags: ['Quillon'], from: '1995-05-21', to: '1995-06' }, of(['Quillon'], '1995-05-21', '1995-06-99')],
      [
        { tags: ['music', 'shipbuilding'], to: '1995-05-20' },
        of(['music', 'shipbuilding'], '0', '1995-05-20'),
      ],
    ];
    for (const [scope, allowed] of cases) {
      const result = await scoped(scope);
      expect(result.evidence.lines.length).toBeGreaterThan(0);
      expect(documentsOf(result).filter((document) => !allowed.has(document))).toEqual([]);
    }
  });

  it('holds for every hop, also for those that follow a chosen entity', async () => {
    const result = await ask('Where was the composer of The Salt Choir born?', {
      scope: { documents: ['p-010', 'p-035'] },
    });
    expect(documentsOf(result).every((document) => ['p-010', 'p-035'].includes(document))).toBe(true);
    expect(result.answer.text).not.toBe('Corsby');
  });

  it.each([
    { documents: ['no such document'] },
    { tags: ['no such tag'] },
    { documents: ['p-008'], from: '2030' },
  ])('that matches nothing (%j) is answered N/A with a reason and no evidence', async (scope) => {
    const { answer, evidence } = await scoped(scope);
    expect(answer).toMatchObject({ text: 'N/A', refusal: { reason: 'NO_ENTITY' }, citations: [] });
    expect(evidence).toMatchObject({ lines: [], tokens: 0 });
    expect(evidence.emptySteps).toMatchObject([{ step: 0, reason: 'NO_CANDIDATE' }]);
  });

  it('that ends before it starts is refused', async () => {
    await expect(scoped({ from: '1996', to: '1995' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('A small part of a workspace, and a small workspace', () => {
  const count = 120;
  let big = '';
  let small = '';
  beforeAll(async () => {
    const made = Array.from({ length: count }, (_, at) => lesson(`b${at}`, `Mary ${at}`, `person ${at}`));
    const alice = lesson('alice', 'Mary', 'Alice');
    const all = [...made, alice];
    big = await application.importLines(
      all.map((one) => one.gsw),
      all.map((one) => one.passage),
    );
    const own = lesson('own', 'Jane', 'Alice');
    small = await application.importLines([own.gsw], [own.passage]);
  });

  it('of less than one percent of the documents is searched as if it were alone', async () => {
    for (const at of [0, 57, 119]) {
      const result = await application.ask(big, {
        question: `Who taught person ${at}?`,
        scope: { documents: [`b${at}`] },
      });
      expect(result.answer.text).toBe(`Mary ${at}`);
      expect(documentsOf(result)).toEqual([`b${at}`]);
    }
  });

  it('gives its own answer beside a big one with the same question, with one hit and never the other’s', async () => {
    const result = await application.ask(small, { question: 'Who taught Alice?' });
    expect(result.answer.text).toBe('Jane');
    expect(documentsOf(result)).toEqual(['own']);
    expect(JSON.stringify(result)).not.toContain('Mary');
    expect((await application.ask(big, { question: 'Who taught Alice?' })).answer.text).toBe('Mary');
  });

  it('does not see a document of the other workspace by its id', async () => {
    const result = await application.ask(small, {
      question: 'Who taught Alice?',
      scope: { documents: ['alice', 'b0'] },
    });
    expect(result).toMatchObject({ answer: { text: 'N/A' }, evidence: { lines: [] } });
  });

  it('of an unknown name is not found, and nothing is made of it', async () => {
    const asked = application.ask('no such workspace', { question: 'Who taught Alice?' });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('A question with characters that a search syntax reserves', () => {
  it.each([
    'root causes/solutions?',
    'C++ AND (x)',
    'tb-',
    'a:b',
    '"unbalanced',
    '~',
    '*',
    '\\',
    'AND',
    'TO',
    '???',
    'x`) DETACH DELETE n //',
    'MATCH (n) DETACH DELETE n',
    '<ENTITY_Q1>',
    '苹果 👩‍🔬 مصر',
    '\u0000\ud83d',
  ])('%j is answered or refused, never an error', async (question) => {
    const { answer } = await ask(question, { recipe: { rerankPool: 3 } });
    expect(answer.text === 'N/A').toBe(answer.refusal !== null);
  });

  it('may be as long as 2,000 characters, and is refused beyond', async () => {
    const longest = await ask('word '.repeat(400), { recipe: { rerankPool: 3 } });
    expect(longest.answer.refusal).not.toBeNull();
    await expect(ask('word '.repeat(2_000))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' });
    await expect(ask('  ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('The recipe of a request', () => {
  const question = 'Where was the composer of The Salt Choir born?';
  const withRecipe = (recipe: Partial<Recipe>) => ask(question, { recipe });
  const found = ({ trace }: AskResult) =>
    trace.steps.flatMap((step) =>
      step.questions.flatMap((one) => one.candidates.flatMap(({ foundBy }) => foundBy)),
    );

  it('chooses which side nominates candidates; each finds the answer on its own here', async () => {
    const [entities, questions, both] = [
      await withRecipe({ sides: 'entities' }),
      await withRecipe({ sides: 'questions' }),
      await withRecipe({ sides: 'both' }),
    ];
    expect(found(entities)).not.toContain('question');
    expect(found(questions)).not.toContain('entity');
    expect(questions.trace.steps[0]?.questions[0]?.entities).toEqual([]);
    expect(found(both)).toEqual(expect.arrayContaining(['question', 'entity', 'node']));
    expect([entities, questions, both].map(({ answer }) => answer.text)).toEqual([
      'Corsby',
      'Corsby',
      'Corsby',
    ]);
  });

  it('can leave the reranker out', async () => {
    const { trace, models, ms, answer } = await withRecipe({ rerank: false });
    const scores = trace.steps.flatMap((step) =>
      step.questions.flatMap((one) => one.candidates.map((it) => it.rerankScore)),
    );
    expect(scores.every((score) => score === null)).toBe(true);
    expect(models.reranker).toBe('none');
    expect(ms.rerank).toBe(0);
    expect(answer.text).toBe('Corsby');
  });

  it('sets how wide beams and pools are', async () => {
    const { trace, evidence } = await withRecipe({
      beamWidth: 1,
      finalWidth: 1,
      poolSize: 10,
      entityTopK: 3,
      rerankTopK: 2,
    });
    for (const step of trace.steps) {
      expect(step.states.filter((state) => state.pruned === null)).toHaveLength(1);
      for (const one of step.questions) {
        expect(one.candidates.length).toBeLessThanOrEqual(10);
        expect(one.entities.length).toBeLessThanOrEqual(3);
        expect(one.candidates.filter((candidate) => candidate.kept).length).toBeLessThanOrEqual(2);
      }
    }
    expect(evidence.lines).toHaveLength(2);
  });

  it.each([{ beamWidth: 0 }, { beamWidth: 1_000 }, { poolSize: 1.5 }, { combinedAlpha: 2 }])(
    'is refused out of bounds: %j',
    async (recipe) => {
      await expect(withRecipe(recipe)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );
});

describe('A question that is given up', () => {
  const question =
    'Who designed the lighthouse that was kept by the father of the captain of the ferry Marisel?';
  const asked = (options: Parameters<typeof localContext>[0]) =>
    application.asking.ask(localContext({ workspace: sample, ...options }), { question, plans: 'rules' });

  it('before it began or on the way ends as cancelled', async () => {
    await expect(asked({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 15);
    await expect(asked({ signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  it('by its deadline says so, and the next one is answered', async () => {
    await expect(asked({ deadlineMs: 5 })).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    expect((await ask('When did Amalie Reuth die?')).answer.text).toBe('3 March 1862');
  });
});
