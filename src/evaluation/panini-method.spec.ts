import { describe, expect, it } from '@jest/globals';
import type { AskRequest, AskResult } from '../asking/ask.js';
import { localContext } from '../context/request-context.js';
import type { Source } from '../retrieval/evidence.js';
import { DEFAULT_RECIPE } from '../retrieval/recipe.js';
import type { EvaluationQuestion } from './datasets/evaluation-question.js';
import { PaniniMethod } from './panini-method.js';

const source: Source = {
  ...{ questionId: 'x', documentId: 'd', document: 'doc', title: 'Tarn', passageId: 'i', passage: 'p1' },
  ...{ start: 0, end: 3, quote: 'Ada' },
};
const line = {
  questionId: 'x',
  question: 'Who built it?',
  answers: ['Ada'],
  text: 'Who built it? Ada',
  score: 0.8,
};

const result: AskResult = {
  question: 'Who built the mill?',
  plan: {
    source: 'given',
    planner: 'given',
    steps: [{ question: 'Who built it?', requiresRetrieval: true }],
    notes: [],
  },
  evidence: {
    groups: [],
    lines: [{ ...line, sources: [source, { ...source, passage: 'p2' }] }],
    tokens: 7,
    emptySteps: [],
  },
  trace: { recipe: DEFAULT_RECIPE, blends: true, steps: [], pairs: {} },
  answer: { text: 'Ada', refusal: null, citations: [], answerer: 'extractive/1', confidence: 0.8 },
  models: { planner: 'given', embedder: 'e', reranker: 'r', answerer: 'extractive/1' },
  calls: [],
  notes: [],
  ms: { total: 6, plan: 1, embed: 1, graph: 1, rerank: 1, answer: 1 },
};

const question: EvaluationQuestion = {
  ...{
    id: 'q',
    question: 'Who built the mill?',
    answer: 'Ada',
    aliases: [],
    answerable: true,
    supporting: [],
  },
  plan: [{ question: 'Who built it?', requires_retrieval: true }],
};

function asker(): {
  requests: AskRequest[];
  ask: (context: unknown, request: AskRequest) => Promise<AskResult>;
} {
  const requests: AskRequest[] = [];
  return { requests, ask: async (_context, request) => (requests.push(request), result) };
}

describe('The product as a method', () => {
  it('gives a plan that can be handed back, and evidence under the ids of the passages file', async () => {
    const answer = await new PaniniMethod(asker(), {
      plans: 'rules',
      answers: 'extractive',
      recipe: {},
    }).answer(localContext(), question);
    expect(answer).toEqual({
      predicted: 'Ada',
      refusal: null,
      plan: question.plan,
      evidence: ['p1', 'p2'].map((passage) => ({
        question: 'Who built it?',
        answers: ['Ada'],
        passage,
        score: 0.8,
      })),
      evidenceTokens: 7,
      confidence: 0.8,
      calls: [],
      ms: result.ms,
    });
  });

  it("takes each question's own plan where plans are given, and no plan otherwise", async () => {
    const given = asker();
    const recipe = { beamWidth: 3 };
    await new PaniniMethod(given, { plans: 'given', answers: 'extractive', recipe }).answer(
      localContext(),
      question,
    );
    await new PaniniMethod(given, { plans: 'rules', answers: 'extractive', recipe }).answer(
      localContext(),
      question,
    );
    expect(given.requests).toEqual([
      { question: question.question, plans: 'none', answers: 'extractive', plan: question.plan, recipe },
      { question: question.question, plans: 'rules', answers: 'extractive', recipe },
    ]);
  });

  it('fails a question without a plan where plans are given', async () => {
    const method = new PaniniMethod(asker(), { plans: 'given', answers: 'extractive', recipe: {} });
    const without = { ...question, plan: undefined };
    await expect(method.answer(localContext(), without)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
