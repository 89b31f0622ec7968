import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { LanguageModelCall } from '../../../src/models/language-model.js';
import {
  OpenAiLanguageModel,
  type OpenAiLanguageModelSettings,
} from '../../../src/models/openai/openai-language-model.js';
import { askStructured } from '../../../src/models/structured-reply.js';
import { ModelServer } from '../../doubles/model-server.js';
import { quotaExhausted, rateLimited, status } from '../../doubles/model-faults.js';

const shape = z.strictObject({ name: z.string(), year: z.number().int().optional() });
const call: LanguageModelCall = {
  kind: 'plan',
  system: 'Name a mill.',
  messages: [{ role: 'user', content: 'Which?' }],
  schema: { name: 'mill', type: shape },
  maxOutputTokens: 100,
};

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start('key-of-the-test');
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

function model(settings: Partial<OpenAiLanguageModelSettings> = {}): OpenAiLanguageModel {
  return new OpenAiLanguageModel({
    modelName: 'gpt-4.1-mini',
    timeoutMs: 2_000,
    apiKey: 'key-of-the-test',
    baseUrl: server.openAiUrl,
    firstDelayMs: 5,
    ...settings,
  });
}

const sent = (): Record<string, unknown>[] => server.requests.map(({ body }) => body);

describe('a language model behind an OpenAI-compatible endpoint', () => {
  it('sends a strict schema that the service takes, and reads text, tokens and why the reply ended', async () => {
    server.chat = () => ({ content: { name: 'Tarn' }, usage: { input: 40, cached: 30, output: 7 } });
    const reply = await model().complete(call);
    expect(reply).toMatchObject({
      text: '{"name":"Tarn"}',
      finish: 'stop',
      refusal: null,
      model: 'openai/gpt-4.1-mini',
    });
    expect(reply.usage).toEqual({ inputTokens: 40, cachedInputTokens: 30, outputTokens: 7 });
    expect(sent()[0]).toMatchObject({
      temperature: 0,
      max_tokens: 100,
      messages: [{ role: 'system' }, { role: 'user' }],
    });
  });

  it('hands on the pieces of a streamed reply and ends with the whole', async () => {
    server.chat = () => ({ content: 'The mill at Tarn was built by Ada Quill.' });
    const pieces: string[] = [];
    const reply = await model().complete({ ...call, onText: (piece) => pieces.push(piece) });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(reply.text);
    expect(reply.usage.inputTokens).toBe(100);
  });

  it('hands no piece on twice: a streamed reply that breaks midway fails and is not sent again', async () => {
    server.chat = () => ({ content: 'The mill at Tarn was built by Ada Quill.' });
    server.script({ mangle: (body: string) => body.slice(0, body.length / 2) });
    const pieces: string[] = [];
    const failing = model().complete({ ...call, onText: (piece) => pieces.push(piece) });
    await expect(failing).rejects.toMatchObject({ details: { partial: true } });
    expect(server.requests).toHaveLength(1);
    expect('The mill at Tarn was built by Ada Quill.'.startsWith(pieces.join(''))).toBe(true);
  });

  it('sends a streamed call again that failed before its first piece', async () => {
    server.chat = () => ({ content: 'Tarn' });
    server.script(status(503));
    const pieces: string[] = [];
    await model().complete({ ...call, onText: (piece) => pieces.push(piece) });
    expect(pieces.join('')).toBe('Tarn');
    expect(server.requests).toHaveLength(2);
  });

  it('asks again for a reply that does not say why it ended', async () => {
    server.chat = () => ({ content: { name: 'Tarn' } });
    const silent = {
      mangle: ({ choices: [choice], ...body }: { choices: object[] }) => ({
        ...body,
        choices: [{ ...choice, finish_reason: null }],
      }),
    };
    server.script(silent);
    expect((await model().complete(call)).text).toContain('Tarn');
    expect(server.requests).toHaveLength(2);
    server.script(silent, silent, silent, silent);
    await expect(model().complete(call)).rejects.toMatchObject({ code: 'MODEL_REPLY_INVALID' });
  });

  it('leaves thoughts out of every reply, streamed or whole', async () => {
    server.chat = () => ({ content: '<think>Maybe Orm?</think>\nTarn' });
    const pieces: string[] = [];
    const replies = [
      await model().complete({ ...call, onText: (piece) => pieces.push(piece) }),
      await model().complete(call),
    ];
    expect(replies.map(({ text }) => text)).toEqual(['Tarn', 'Tarn']);
    expect(pieces.join('')).toBe('Tarn');
  });

  it('tells a truncated, a filtered and a refused reply apart', async () => {
    const finishes = [];
    for (const answer of [
      { content: '{"name":"Ta', finish: 'length' as const },
      { content: '', finish: 'content_filter' as const },
      { refusal: 'I will not.' },
    ]) {
      server.chat = () => answer;
      finishes.push((await model().complete(call)).finish);
    }
    expect(finishes).toEqual(['length', 'filtered', 'refusal']);
  });

  it('asks a reasoning model without a temperature and leaves it room to think', async () => {
    server.chat = () => ({ content: { name: 'Tarn' } });
    await model({ modelName: 'o4-mini' }).complete(call);
    expect(sent()[0]).not.toHaveProperty('temperature');
    expect(sent()[0]).toMatchObject({ max_completion_tokens: 8_100 });
  });

  it('asks less strictly of an endpoint that knows no schemas, and remembers it', async () => {
    server.chat = ({ response_format: format }) => ({ content: format ? '{"name":"Tarn"}' : 'none' });
    const unknown = status(400, {
      error: { message: "response_format type 'json_schema' is not supported" },
    });
    server.script(unknown);
    const one = model();
    await one.complete(call);
    await one.complete(call);
    const formats = sent().map((body) => (body['response_format'] as { type: string } | undefined)?.type);
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it('waits as a rate limit asks and then answers', async () => {
    server.chat = () => ({ content: { name: 'Tarn' } });
    server.script(rateLimited({ 'retry-after-ms': '30' }));
    expect((await model().complete(call)).text).toContain('Tarn');
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['an exhausted quota, without trying again', [quotaExhausted], ['MODEL_QUOTA_EXHAUSTED', 1] as const],
    [
      'a request it refuses',
      [status(400, { error: { message: 'no such model' } })],
      ['MODEL_REQUEST_REFUSED', 1] as const,
    ],
    [
      'a reply that is not JSON',
      Array.from({ length: 4 }, () => status(200, '<html>')),
      ['MODEL_REPLY_INVALID', 4] as const,
    ],
    ['a server that fails', Array.from({ length: 4 }, () => status(503)), ['MODEL_UNAVAILABLE', 4] as const],
    [
      'a server that never answers',
      Array.from({ length: 4 }, () => ({ hang: 'before' as const })),
      ['MODEL_UNAVAILABLE', 4] as const,
    ],
  ])('names %s', async (_name, faults, [code, requests]) => {
    server.script(...faults);
    await expect(model({ timeoutMs: 150 }).complete(call)).rejects.toMatchObject({ code });
    expect(server.requests).toHaveLength(requests);
  });

  it('shows its key to nobody', async () => {
    server.script(status(401, { error: { message: 'Incorrect API key provided: key-of-the-test.' } }));
    const error = await model()
      .complete(call)
      .then(
        () => null,
        (thrown: unknown) => thrown as Error,
      );
    expect(JSON.stringify([error, error?.message, (error?.cause as Error).message])).not.toContain(
      'key-of-the-test',
    );
  });
});

describe('asking for a reply of a given shape', () => {
  const request = {
    call: { kind: 'plan' as const, system: 'Name a mill.', messages: call.messages, maxOutputTokens: 100 },
    again: 'plan-again' as const,
    schema: { name: 'mill', type: shape },
    check: ({ name }: { name: string }) =>
      name === 'Tarn' ? [] : [`the mill ${name} is unknown`, 'and far away'],
  };

  it('quotes all faults once and takes the corrected reply', async () => {
    const replies = [{ name: 'Orm' }, { name: 'Tarn' }];
    server.chat = () => ({ content: replies.shift() });
    const { value, faults, usage } = await askStructured({ ...request, model: model() });
    expect([value, faults]).toEqual([{ name: 'Tarn' }, []]);
    expect(usage.map(({ kind }) => kind)).toEqual(['plan', 'plan-again']);
    const messages = sent()[1]?.['messages'] as { content: string }[];
    expect(messages.at(-1)?.content).toMatch(/2 faults[\s\S]*Orm is unknown[\s\S]*far away/);
  });

  it.each([
    ['a fence with prose', 'Sure! ```json\n{"name":"Tarn"}\n```'],
    ['a list of one', '[{"name":"Tarn"}]'],
  ])('takes %s without asking again', async (_name, content) => {
    server.chat = () => ({ content });
    expect((await askStructured({ ...request, model: model() })).value).toEqual({ name: 'Tarn' });
    expect(server.requests).toHaveLength(1);
  });

  it('asks at most twice, whatever comes', async () => {
    server.chat = () => ({ content: '' });
    const { value, faults } = await askStructured({ ...request, model: model() });
    expect([value, faults]).toEqual([null, ['the reply is empty']]);
    expect(server.requests).toHaveLength(2);
  });

  it('never takes a truncated reply, even one that parses: once more room, then an error', async () => {
    server.chat = () => ({ content: { name: 'Tarn' }, finish: 'length' });
    await expect(askStructured({ ...request, model: model() })).rejects.toMatchObject({
      code: 'OUTPUT_TRUNCATED',
    });
    expect(sent().map((body) => body['max_tokens'])).toEqual([100, 200]);
  });

  it('never asks for more room than its model has, and not twice for the same room', async () => {
    server.chat = () => ({ content: '{', finish: 'length' });
    const large = { ...request, call: { ...request.call, maxOutputTokens: 12_000 } };
    const askWith = (modelName: string) => askStructured({ ...large, model: model({ modelName }) });
    await expect(askWith('gpt-4o-mini')).rejects.toMatchObject({ code: 'OUTPUT_TRUNCATED' });
    expect(sent().map((body) => body['max_tokens'])).toEqual([12_000, 16_384]);
    server.reset();
    const full = { ...large, model: model({ mostOutputTokens: 12_000 }) };
    await expect(askStructured(full)).rejects.toMatchObject({ code: 'OUTPUT_TRUNCATED' });
    expect(sent().map((body) => body['max_tokens'])).toEqual([12_000]);
  });

  it('says that a reply was cut when an unknown model refuses more room', async () => {
    server.chat = () => ({ content: '{', finish: 'length' });
    server.script({}, status(400, { error: { message: 'max_tokens is too large' } }));
    const own = { ...request, model: model({ modelName: 'own-model' }) };
    await expect(askStructured(own)).rejects.toMatchObject({ code: 'OUTPUT_TRUNCATED' });
  });

  it('does not ask a model again that refused', async () => {
    server.chat = () => ({ refusal: 'I will not.' });
    expect(await askStructured({ ...request, model: model() })).toMatchObject({
      value: null,
      refusal: 'I will not.',
    });
    expect(server.requests).toHaveLength(1);
  });
});
