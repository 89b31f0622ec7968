import { describe, expect, it } from '@jest/globals';
import { answerFromEvidence } from '../../src/answering/extractive-answer.js';
import { DEFAULT_THRESHOLDS } from '../../src/answering/thresholds.js';
import { localContext } from '../../src/context/request-context.js';
import type { EvaluationQuestion } from '../../src/evaluation/datasets/evaluation-question.js';
import type { EvaluationMethod } from '../../src/evaluation/evaluation-method.js';
import { judgeQuestion } from '../../src/evaluation/metrics/judged-question.js';
import { summarise } from '../../src/evaluation/metrics/summary.js';
import { runQuestion } from '../../src/evaluation/run-question.js';
import { documentRows } from '../../src/gsw/document-rows.js';
import { openSource } from '../../src/gsw/interchange/read-source.js';
import type { SourceDocument } from '../../src/gsw/source-document.js';
import { droppedQualifiers } from '../../src/planning/qualifiers.js';
import { planByRules } from '../../src/planning/rules/plan-by-rules.js';
import { validatePlan } from '../../src/planning/validate-plan.js';
import { chainScore } from '../../src/retrieval/chain-score.js';
import type { HopCandidate, HopPorts } from '../../src/retrieval/hop.js';
import { DEFAULT_RECIPE } from '../../src/retrieval/recipe.js';
import { ricr } from '../../src/retrieval/ricr.js';
import { lesson, writeSource } from '../support/gsw-application.js';
import { factOf, inputOf, pairOf, RicrWorld, stepsOf, walk } from '../support/ricr-world.js';

const WORKSPACE = 'abcdefghijklmnop';

const born = (name: string, place: string, document = 'd') =>
  factOf({
    document,
    forward: `Where was ${name} born?`,
    inverse: `Who was born in ${place}?`,
    of: name,
    is: [place],
  });
const directed = (film: string, name: string, document = 'd') =>
  factOf({
    document,
    forward: `Who directed ${film}?`,
    inverse: `What did ${name} direct?`,
    of: film,
    is: [name],
  });
const answers = (evidence: { lines: { answers: string[] }[] }) =>
  evidence.lines.map((line) => line.answers[0]);

/** Documents as the importer reads them from files. */
async function readDocuments(made: readonly { gsw: object; passage: object }[]): Promise<SourceDocument[]> {
  const files = await writeSource(
    made.map((one) => one.gsw),
    made.map((one) => one.passage),
  );
  const documents: SourceDocument[] = [];
  for await (const one of (await openSource(files)).documents)
    if ('document' in one) documents.push(one.document);
  return documents;
}

describe('What the reference implementation gets wrong, Panini gets right', () => {
  it('1: a question that needs one lookup only is looked up', async () => {
    expect(answers((await walk(born('Ada', 'Oslo'), stepsOf('Where was Ada born?'))).evidence)[0]).toBe(
      'Oslo',
    );
    const beside = await walk(
      [...born('Ada', 'Oslo'), ...directed('Salt Road', 'Ben'), ...born('Ben', 'Rome')],
      stepsOf('Where was Ada born?', 'Who directed Salt Road?', 'Where was <ENTITY_Q2> born?', [
        'Are they the same?',
      ]),
    );
    expect(
      beside.evidence.groups.map((group) => group.chains[0]?.hops.at(-1)?.pair.answers[0]?.name),
    ).toEqual(['Oslo', 'Rome']);
  });

  it('2: two documents that number their entities alike do not share them', async () => {
    const documents = await readDocuments([lesson('p1', 'Ada', 'Ben'), lesson('p2', 'Cleo', 'Dora')]);
    const rows = documents.map((document) => documentRows(WORKSPACE, document));
    const ids = rows.map(({ entities, questions }) => [...entities, ...questions].map(({ id }) => id));
    expect(ids.map((own) => own.length > 0)).toEqual([true, true]);
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
    const again = documents.map((document) => documentRows('ponmlkjihgfedcba', document).entities[0]?.id);
    expect(again).not.toEqual(rows.map(({ entities }) => entities[0]?.id));
  });

  it('3: an entity found by several ways does not crowd others out of the beam', async () => {
    const films = ['one', 'two', 'three', 'four'].map((name) => `Film ${name}`);
    const pairs = [
      ...films.flatMap((film, at) =>
        factOf({
          document: `d${at}`,
          forward: 'Which film was shot in Oslo?',
          inverse: `Where was ${film} shot?`,
          of: 'Oslo',
          is: [film],
        }),
      ),
      ...films.flatMap((film, at) => directed(film, 'Ada', `d${at}`)),
      ...directed('Film four', 'Ben', 'e'),
    ];
    const steps = stepsOf(
      'Which film was shot in Oslo?',
      'Who directed <ENTITY_Q1>?',
      'Where was <ENTITY_Q2> born?',
    );
    const { trace } = await walk(pairs, steps, { beamWidth: 4 });
    const kept = trace.steps[1]?.states
      .filter((state) => state.pruned === null)
      .map(({ chosen }) => chosen?.name);
    expect(kept?.filter((name) => name === 'Ada')).toHaveLength(1);
    expect(kept).toContain('Ben');
  });

  it('4: every chain of a comparison gives evidence, not only the last', async () => {
    const pairs = [...born('Ada', 'Oslo', 'a'), ...born('Ben', 'Rome', 'b'), ...born('Cleo', 'Bonn', 'c')];
    const { evidence } = await walk(
      pairs,
      stepsOf('Where was Ada born?', 'Where was Ben born?', 'Where was Cleo born?', [
        'Who was born furthest south?',
      ]),
    );
    expect(evidence.groups.map(({ finalStep }) => finalStep)).toEqual([0, 1, 2]);
    expect(answers(evidence)).toEqual(expect.arrayContaining(['Oslo', 'Rome', 'Bonn']));
  });

  it('5: a lookup that follows a computed step is searched with what was computed, never with a placeholder', async () => {
    const pairs = [
      ...directed('Salt Road', 'Ada', 'a'),
      ...directed('Night Ferry', 'Ben', 'b'),
      ...born('Ada', 'Oslo', 'a'),
    ];
    const steps = stepsOf(
      'Who directed Salt Road?',
      'Who directed Night Ferry?',
      ['Choose <ENTITY_Q1> or <ENTITY_Q2>.'],
      'Where was <ENTITY_Q3> born?',
    );
    const { world, evidence } = await walk(pairs, steps);
    const asked = world.searches.flat().map(({ text }) => text);
    expect(asked).toContain('Where was Ada born?');
    expect(asked.filter((text) => text.includes('ENTITY'))).toEqual([]);
    expect(answers(evidence)).toContain('Oslo');
  });

  it.each([
    ['a step 0', ['Where was <ENTITY_Q0> born?'], /step 1/],
    [
      'a later step',
      ['Where was <ENTITY_Q2> born?', 'Who directed Salt Road?'],
      /step 1: refers to the later step 2/,
    ],
    ['itself', ['Who directed it?', 'Where was <ENTITY_Q2> born?'], /step 2: refers to itself/],
    ['each other', ['Where was <ENTITY_Q2> born?', 'Who directed <ENTITY_Q1>?'], /cycle/],
    [
      'a step that is not there',
      ['Who directed it?', 'Where was <ENTITY_Q9> born?'],
      /step 9, which does not exist/,
    ],
    [
      'nothing, for it is misspelt',
      ['Who directed it?', 'Where was <ENTITY Q1> born?'],
      /malformed placeholder/,
    ],
  ])('6: a plan whose step refers to %s is refused, naming the step', (_what, questions, message) => {
    const plan = questions.map((question) => ({ question, requires_retrieval: true }));
    expect(() => validatePlan(plan)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    expect(() => validatePlan(plan)).toThrow(message);
  });

  it('7: a step that finds nothing ends its chain with a reason instead of the request', async () => {
    const { evidence } = await walk(
      [],
      stepsOf('Who directed it?', 'Where was <ENTITY_Q1> born?', 'When did <ENTITY_Q2> open?'),
    );
    expect(evidence.lines).toEqual([]);
    expect(evidence.emptySteps.map(({ step, reason }) => [step, reason])).toEqual([
      [0, 'NO_CANDIDATE'],
      [1, 'NO_PRIOR_STATE'],
      [2, 'NO_PRIOR_STATE'],
    ]);
  });

  it('8: a step that needs two facts of one thing never mixes the facts of two things', async () => {
    const person = (document: string, name: string, [father, mother]: [string, string]) => [
      ...factOf({
        document,
        forward: 'Who sang it?',
        inverse: `What did ${name} sing?`,
        of: 'it',
        is: [name],
      }),
      ...factOf({
        document,
        forward: `Who was the father of ${name}?`,
        inverse: `Whose father was ${father}?`,
        of: name,
        is: [father],
      }),
      ...factOf({
        document,
        forward: `Who was the mother of ${name}?`,
        inverse: `Whose mother was ${mother}?`,
        of: name,
        is: [mother],
      }),
    ];
    const steps = stepsOf(
      'Who sang it?',
      'Who was the father of <ENTITY_Q1>?',
      'Who was the mother of <ENTITY_Q1>?',
      'Where did <ENTITY_Q2> marry <ENTITY_Q3>?',
    );
    const { world } = await walk(
      [...person('a', 'Ada', ['Ben', 'Cleo']), ...person('b', 'Dora', ['Emil', 'Fay'])],
      steps,
      { beamWidth: 5, rerankTopK: 2 },
    );
    const couples = world.searches.at(-1)?.map(({ text }) => text) ?? [];
    expect(couples).toEqual(
      expect.arrayContaining(['Where did Ben marry Cleo?', 'Where did Emil marry Fay?']),
    );
    expect(couples).not.toContain('Where did Ben marry Fay?');
    expect(couples).not.toContain('Where did Emil marry Cleo?');
  });

  it('9: the least score of an answer can be missed, and then the answer is refused', async () => {
    const nothing = { relevances: [0.001, 0.001], lastHopRelevance: 0.001, similarity: null };
    expect(chainScore(DEFAULT_RECIPE, nothing)).toBeLessThan(DEFAULT_THRESHOLDS.minimumChainScore);
    const { evidence, input } = await walk(born('Ada', 'Oslo'), stepsOf('Where was Ada born?'));
    const request = { question: 'Where was Ada born?', plan: input.plan, graph: input.graph };
    const ask = (minimumChainScore: number) =>
      answerFromEvidence({ ...request, evidence, thresholds: { ...DEFAULT_THRESHOLDS, minimumChainScore } });
    expect(ask(DEFAULT_THRESHOLDS.minimumChainScore)).toMatchObject({ text: 'Oslo', refusal: null });
    expect(ask(1.01)).toMatchObject({ text: 'N/A', refusal: { reason: 'LOW_SCORE' } });
  });

  it('10: a document of several passages keeps all of them', async () => {
    const passages = ['Ada', 'Ben', 'Cleo'].map((teacher, index) => {
      const { gsw, passage } = lesson(`p${index}`, teacher, `pupil ${index}`);
      return { gsw, passage: { ...passage, document: 'book', index } };
    });
    const [book, ...others] = await readDocuments(passages);
    expect(others).toEqual([]);
    expect(book?.passages.map(({ externalId }) => externalId)).toEqual(['p0', 'p1', 'p2']);
    const rows = book && documentRows(WORKSPACE, book);
    expect(rows?.passages).toHaveLength(3);
    expect(rows?.questions).toHaveLength(6);
    expect(rows?.entities.map(({ properties }) => properties.name)).toEqual(
      expect.arrayContaining(['Ada', 'Ben', 'Cleo']),
    );
  });

  it('11: two names in Chinese, Arabic or emoji stay two', async () => {
    for (const [one, other] of [
      ['苹果', '香蕉'],
      ['مصر', 'سوريا'],
      ['🍎', '🍌'],
    ] as const) {
      const [document] = await readDocuments([lesson('p', one, other)]);
      const rows = document && documentRows(WORKSPACE, document);
      expect(
        rows?.entities.filter(({ properties }) => one === properties.name || other === properties.name),
      ).toHaveLength(2);
      const pairs = [one, other].map((name, at) =>
        pairOf({ document: `d${at}`, question: 'Who taught it?', answers: [name] }),
      );
      const { trace } = await walk(pairs, stepsOf('Who taught it?', 'Where was <ENTITY_Q1> born?'));
      expect(trace.steps[0]?.states.filter((state) => state.pruned === null)).toHaveLength(2);
    }
  });

  it('12: a fact that two documents state is one line of evidence with both as sources', async () => {
    const { evidence } = await walk(
      [...born('Ada', 'Oslo', 'first'), ...born('Ada', 'Oslo', 'second')],
      stepsOf('Where was Ada born?'),
    );
    expect(evidence.lines).toHaveLength(1);
    expect(evidence.lines[0]?.sources.map(({ document }) => document).sort()).toEqual(['first', 'second']);
  });

  it('13: the evidence has one order, however the store returns it', async () => {
    const pairs = Array.from({ length: 12 }, (_, at) => born('Ada', `Town ${at}`, `d${at}`)).flat();
    const input = inputOf(stepsOf('Where was Ada born?'));
    const ask = async (turned: (found: HopCandidate[]) => HopCandidate[]) => {
      const world = new RicrWorld(pairs);
      const search: HopPorts['search'] = async (queries) =>
        (await world.search(queries)).map((one) => ({ ...one, candidates: turned(one.candidates) }));
      const rerank: HopPorts['rerank'] = (queries) => world.rerank(queries);
      return (await ricr(input, { blends: true, search, rerank, similarities: async () => [] })).evidence;
    };
    const first = await ask((found) => found);
    expect(new Set(first.lines.map(({ score }) => score)).size).toBeLessThan(first.lines.length);
    expect(await ask((found) => [...found].reverse())).toEqual(first);
    expect(await ask((found) => [...found.slice(7), ...found.slice(0, 7)])).toEqual(first);
  });

  it('14: a question that fails counts 0 in the average', async () => {
    const question: EvaluationQuestion = {
      id: 'q',
      question: 'Who?',
      answer: 'Ada',
      aliases: [],
      answerable: true,
      supporting: [],
    };
    const ms = { total: 1, plan: 0, embed: 0, graph: 0, rerank: 0, answer: 0 };
    const method: EvaluationMethod = {
      name: 'fails at every second',
      prepare: async () => undefined,
      answer: async (_context, { id }) => {
        if (id === 'failing') throw new Error('The model is away.');
        return {
          predicted: 'Ada',
          refusal: null,
          plan: [],
          evidence: [],
          evidenceTokens: 0,
          confidence: 0.5,
          calls: [],
          ms,
        };
      },
    };
    const both = [question, { ...question, id: 'failing' }];
    const records = await Promise.all(both.map((one) => runQuestion(method, localContext(), one)));
    const summary = summarise(both.map((one, at) => judgeQuestion(one, records[at] as (typeof records)[0])));
    expect(summary).toMatchObject({ questions: 2, failed: 1, em: 0.5, f1: 0.5 });
  });

  it('15: every line of evidence says in which document, passage and place it was read', async () => {
    const { evidence } = await walk(born('Ada', 'Oslo', 'first'), stepsOf('Where was Ada born?'));
    for (const { questionId, sources } of evidence.lines)
      expect(sources[0]).toMatchObject({
        questionId,
        document: 'first',
        passage: 'first',
        start: 0,
        end: 4,
        quote: 'Text',
      });
    expect(evidence.lines.length).toBeGreaterThan(0);
  });

  it('16: a chain goes on where a verb phrase lacks its inverse', async () => {
    const pairs = [
      pairOf({ question: 'Who directed Salt Road?', answers: ['Ada'] }),
      pairOf({ question: 'Where was Ada born?', answers: ['Oslo'] }),
    ];
    const { evidence } = await walk(pairs, stepsOf('Who directed Salt Road?', 'Where was <ENTITY_Q1> born?'));
    expect(evidence.groups[0]?.chains[0]?.hops.map(({ pair }) => pair.answers[0]?.name)).toEqual([
      'Ada',
      'Oslo',
    ]);
  });

  it.each([
    'What is the co-official language of the country where Ada Holm was born?',
    'Who was the first female president of the country that borders Ostmar?',
    'When was the second wife of King Aldemar of Ostmar born?',
  ])('16: a plan keeps every qualifier of its question: %s', (question) => {
    const { steps } = planByRules(question);
    expect(
      droppedQualifiers(
        question,
        steps.map((step) => step.question),
      ),
    ).toEqual([]);
    expect(droppedQualifiers(question, ['What is it?'])).not.toEqual([]);
  });
});
