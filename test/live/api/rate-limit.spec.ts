import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LiveApi } from '../../support/live-api.js';

jest.setTimeout(120_000);

let api: LiveApi;
beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  api = await LiveApi.start({ PANINI_REQUESTS_PER_MINUTE: '5' });
});
afterAll(async () => {
  process.env.NODE_ENV = 'test';
  await api.stop();
});

describe('a server in production', () => {
  it('answers the sixth request of a minute with 429, and keeps its health open', async () => {
    const introspection = await api.ask('{ __schema { types { name } } }');
    expect(introspection.errors[0]?.message).toMatch(/introspection/i);
    for (let count = 0; count < 4; count += 1) expect((await api.ask('{ __typename }')).status).toBe(200);
    const refused = await api.ask('{ __typename }');
    expect(refused.status).toBe(429);
    expect(refused.errors[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
    const upload = api.http.post('/documents').set('x-panini-client', 'test');
    expect((await upload.attach('file', Buffer.from('x'), 'a.txt')).status).toBe(429);
    expect((await api.http.get('/health/live')).status).toBe(200);
  });

  it('has no page that loads scripts', async () => {
    const reply = await api.http.get('/graphql').set('accept', 'text/html');
    expect(reply.text).not.toMatch(/<script/i);
  });
});
