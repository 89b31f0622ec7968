import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../../src/context/request-context.js';
import { ImportService } from '../../../src/gsw/import.service.js';
import { freshName, lessons, writeSource } from '../../support/gsw-application.js';
import { hostileQuestions, OPERATORS } from '../../support/hostile-questions.js';
import { LiveApi, type GraphqlReply } from '../../support/live-api.js';

jest.setTimeout(240_000);

/** A question that is empty or too long may be refused; nothing else may go wrong. */
const REFUSED_INPUT = ['BAD_USER_INPUT', 'LIMIT_EXCEEDED'];
const QUESTIONS = hostileQuestions(200, 20261201);

let api: LiveApi;
let workspace: string;
beforeAll(async () => {
  api = await LiveApi.start({ PANINI_REQUESTS_PER_MINUTE: '10000' });
  workspace = freshName('hostile questions');
  const { gsws, passages } = lessons(30);
  const importer = api.application.get(ImportService, { strict: false });
  await importer.importGsws(localContext({ workspace }), await writeSource(gsws, passages));
});
afterAll(async () => api.stop());

const ask = async (question: string): Promise<GraphqlReply> =>
  api.ask(
    `query ($w: String!, $q: String!) { ask(workspace: $w, question: $q, plans: RULES) {
      answer { text } evidence { tokens lines { questionId } } } }`,
    { w: workspace, q: question },
  );

const codes = (reply: GraphqlReply): string[] => reply.errors.map(({ extensions }) => extensions.code);

describe('200 hostile questions', () => {
  it('are answered or refused as input, and change nothing', async () => {
    const before = await ask('Who taught Pupil 1?');
    const wrong: unknown[] = [];
    for (const question of QUESTIONS) {
      const reply = await ask(question);
      const isFine = codes(reply).every((code) => REFUSED_INPUT.includes(code));
      if (!isFine || /PWNED|root:/.test(reply.data?.ask.answer.text ?? ''))
        wrong.push([question, reply.text.slice(0, 300)]);
    }
    expect(wrong).toEqual([]);
    expect((await ask('Who taught Pupil 1?')).text).toBe(before.text);
  });

  it('without a letter or a digit are answered by nothing stored', async () => {
    for (const operator of OPERATORS.filter((one) => !/[\p{L}\p{N}]/u.test(one))) {
      const reply = await ask(operator);
      if (reply.errors.length > 0) expect(REFUSED_INPUT).toEqual(expect.arrayContaining(codes(reply)));
      else expect([operator, reply.data?.ask.answer.text]).toEqual([operator, 'N/A']);
    }
  });

  it('are the same questions every time', () => {
    expect(hostileQuestions(200, 20261201)).toEqual(QUESTIONS);
    expect(new Set(QUESTIONS).size).toBeGreaterThan(150);
  });
});
