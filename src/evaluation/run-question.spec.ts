import { describe, expect, it } from '@jest/globals';
import { localContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { EvaluationQuestion } from './datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from './evaluation-method.js';
import { judgeQuestion } from './metrics/judged-question.js';
import { summarise } from './metrics/summary.js';
import { runQuestion } from './run-question.js';

const question: EvaluationQuestion = {
  id: 'q1',
  question: 'Who built the Tarn Mill?',
  answer: 'Ada Holm',
  aliases: ['Holm'],
  answerable: true,
  supporting: ['p1'],
};

const answer: MethodAnswer = {
  predicted: 'ada holm',
  refusal: null,
  plan: [{ question: 'Who built the Tarn Mill?', requires_retrieval: true }],
  evidence: [{ question: 'Who built it?', answers: ['Ada Holm'], passage: 'p1', score: 0.9 }],
  evidenceTokens: 12,
  confidence: 0.9,
  calls: [],
  ms: { total: 5, plan: 1, embed: 1, graph: 1, rerank: 1, answer: 1 },
};

const refusal: MethodAnswer = { ...answer, predicted: 'N/A', refusal: 'EMPTY_HOP', evidence: [] };

function method(answers: () => Promise<MethodAnswer>): EvaluationMethod {
  return { name: 'listed', prepare: async () => undefined, answer: answers };
}

const run = (what: EvaluationQuestion, answers: () => Promise<MethodAnswer>) =>
  runQuestion(method(answers), localContext(), what);

describe('One evaluated question', () => {
  it('has the answer, its scores and the evidence, in the fields of the report', async () => {
    const record = await run(question, async () => answer);
    expect(record).toEqual({
      id: 'q1',
      question: 'Who built the Tarn Mill?',
      predicted: 'ada holm',
      gold: ['Ada Holm', 'Holm'],
      em: 1,
      f1: 1,
      refusal: null,
      plan: answer.plan,
      evidence: answer.evidence,
      evidenceTokens: 12,
      confidence: 0.9,
      calls: [],
      ms: answer.ms,
      error: null,
    });
  });

  it('counts a refusal as wrong when there is an answer and as right when there is none', async () => {
    const missed = await run(question, async () => refusal);
    expect(missed).toMatchObject({ predicted: 'N/A', em: 0, f1: 0, refusal: 'EMPTY_HOP' });
    const unanswerable = { ...question, answerable: false, answer: '' };
    expect(await run(unanswerable, async () => refusal)).toMatchObject({ em: 1, f1: 1 });
    expect(await run(unanswerable, async () => answer)).toMatchObject({ em: 0, f1: 0 });
  });

  it('that fails is kept with the error, counts 0 and takes part in every mean', async () => {
    const broken = await run(question, async () => {
      throw new PaniniError('MODEL_UNAVAILABLE', 'The reranker does not answer.', { hint: 'Start it.' });
    });
    expect(broken).toMatchObject({
      predicted: '',
      em: 0,
      f1: 0,
      error: 'The reranker does not answer. Start it.',
    });
    const good = await run(question, async () => answer);
    const summary = summarise([judgeQuestion(question, broken), judgeQuestion(question, good)]);
    expect(summary).toMatchObject({
      questions: 2,
      failed: 1,
      em: 0.5,
      f1: 0.5,
      answerInEvidence: 0.5,
      supportRecall: 0.5,
      answeredShare: 0.5,
      evidenceTokensMean: 6,
    });
  });

  it('tells nothing of an error that is not ours', async () => {
    const record = await run(question, async () => {
      throw new TypeError('password=secret');
    });
    expect(record.error).toMatch(/^Something failed inside Panini/);
  });

  it('ends the run when the run is cancelled', async () => {
    const controller = new AbortController();
    const stopping = method(async () => {
      controller.abort();
      throw new Error('stopped');
    });
    const context = localContext({ signal: controller.signal });
    await expect(runQuestion(stopping, context, question)).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
