import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AskResult } from '../../src/asking/ask.js';
import { RicrApplication } from '../support/ricr-application.js';

jest.setTimeout(300_000);

const TEXTS: Record<string, string> = {
  lothair: 'Lothair II was the son of Lothair I and Ermengarde of Tours.',
  changed: 'Changed It was performed by Nicki Minaj and Lil Wayne.',
  minaj: 'Nicki Minaj was born in Saint James.',
};

const person = (id: string, name: string) => ({ id, name, roles: [{ role: 'person', states: [] }] });
const phrase = (id: string, text: string, questions: [string, string[]][]) => ({
  id,
  phrase: text,
  questions: questions.map(([question, answers], at) => ({ id: `${id}q${at}`, text: question, answers })),
});

const GSWS: Record<string, object> = {
  lothair: {
    entity_nodes: [
      person('e1', 'Lothair II'),
      person('e2', 'Lothair I'),
      person('e3', 'Ermengarde of Tours'),
    ],
    verb_phrase_nodes: [
      phrase('v1', 'son of', [
        ['Who was the father of Lothair II?', ['e2']],
        ['Who was the son of Lothair I?', ['e1']],
      ]),
      phrase('v2', 'son of', [
        ['Who was the mother of Lothair II?', ['e3']],
        ['Who was the son of Ermengarde of Tours?', ['e1']],
      ]),
    ],
  },
  changed: {
    entity_nodes: [
      { id: 'e1', name: 'Changed It', roles: [{ role: 'song', states: [] }] },
      person('e2', 'Nicki Minaj'),
      person('e3', 'Lil Wayne'),
    ],
    verb_phrase_nodes: [
      phrase('v1', 'performed by', [
        ['Who performed Changed It?', ['e2', 'e3']],
        ['What was performed by Nicki Minaj and Lil Wayne?', ['e1']],
      ]),
    ],
  },
  minaj: {
    entity_nodes: [
      person('e1', 'Nicki Minaj'),
      { id: 'e2', name: 'Saint James', roles: [{ role: 'place', states: [] }] },
    ],
    verb_phrase_nodes: [
      phrase('v1', 'born in', [
        ['Where was Nicki Minaj born?', ['e2']],
        ['Who was born in Saint James?', ['e1']],
      ]),
    ],
  },
};

let application: RicrApplication;
const told = new Map<string, AskResult>();
const QUESTIONS = [
  'Who was the mother of Lothair II?',
  'Where was the performer of Changed It born?',
  'Who was the father of Teutberga?',
  'Who is the US president?',
  'When did Lothair II divorce Ermengarde?',
];

beforeAll(async () => {
  application = await RicrApplication.open();
  const ids = Object.keys(TEXTS);
  const workspace = await application.importLines(
    ids.map((id) => ({ passage: id, title: id, gsw: GSWS[id] })),
    ids.map((id) => ({ id, title: id, text: TEXTS[id] })),
  );
  for (const question of QUESTIONS) told.set(question, await application.ask(workspace, { question }));
});
afterAll(() => application.context.close());

const result = (at: number) => told.get(QUESTIONS[at] ?? '') as AskResult;

describe('A corpus of three sentences', () => {
  it('answers what it says, with a quote from the source', () => {
    const { answer } = result(0);
    expect(answer.text).toBe('Ermengarde of Tours');
    expect(answer.citations[0]?.sources[0]).toMatchObject({ passage: 'lothair', quote: TEXTS.lothair });
  });

  it('follows both performers of a song and says where the one it knows of was born', () => {
    const { answer, trace } = result(1);
    expect(answer.text).toBe('Saint James');
    const asked = trace.steps[1]?.questions.map(({ text }) => text);
    expect(asked).toEqual(
      expect.arrayContaining(['Where was Nicki Minaj born?', 'Where was Lil Wayne born?']),
    );
    const hops = answer.citations.map(({ sources }) => sources[0]?.passage);
    expect(hops).toEqual(['changed', 'minaj']);
  });

  it.each([2, 3, 4])('refuses what it does not say, with a reason in words (%#)', (at) => {
    const { answer, question } = result(at);
    expect([question, answer.text, answer.confidence]).toEqual([question, 'N/A', 0]);
    expect(answer.refusal?.sentence).toMatch(/.{20,}\.$/);
  });

  it('cites nothing that is not a line of the evidence', () => {
    for (const { answer, evidence } of told.values()) {
      const given = evidence.lines.map(({ questionId }) => questionId);
      expect(answer.citations.filter(({ questionId }) => !given.includes(questionId))).toEqual([]);
    }
  });

  it('names what produced each answer and what time it took', () => {
    for (const { models, ms } of told.values()) {
      expect(Object.values(models).every((name) => name !== '')).toBe(true);
      expect(ms.plan + ms.embed + ms.graph + ms.rerank + ms.answer).toBeLessThanOrEqual(ms.total + 1);
    }
  });
});
