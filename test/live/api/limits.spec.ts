import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LiveApi } from '../../support/live-api.js';

jest.setTimeout(120_000);

let api: LiveApi;
beforeAll(async () => {
  api = await LiveApi.start({ PANINI_CORS_ORIGIN: 'http://localhost:5173' });
});
afterAll(() => api.stop());

const PAGE = '{ edges { node { name } } }';

describe('a GraphQL request that asks for too much', () => {
  it('is refused when it is nested deeper than 8', async () => {
    const reply = await api.ask(
      `{ __type(name: "Answer") ${'{ ofType '.repeat(40)} { name } ${'}'.repeat(40)} }`,
    );
    expect(reply.status).toBe(400);
    expect(reply.errors.map((error) => error.extensions.code)).toContain('LIMIT_EXCEEDED');
  });

  it('is refused with more than 15 aliases', async () => {
    const aliases = Array.from({ length: 500 }, (_, index) => `a${index}: __typename`).slice(0, 100);
    const reply = await api.ask(`{ ${aliases.join(' ')} }`);
    expect(reply.status).toBe(400);
    expect(reply.errors[0]?.message).toContain('Aliases limit of 15 exceeded');
  });

  it('is refused with more than 1,000 tokens', async () => {
    const reply = await api.ask(`{ ${'__typename '.repeat(1_100)} }`);
    expect(reply.status).toBe(400);
    expect(reply.errors[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
  });

  it('is refused when it costs too much, before anything of it runs', async () => {
    const reply = await api.ask(
      `{ ${Array.from({ length: 10 }, (_, index) => `a${index}: workspaces(first: 100) ${PAGE}`).join(' ')} }`,
    );
    expect(reply.status).toBe(400);
    expect(reply.errors[0]?.message).toContain('Cost limit of 5000 exceeded');
    expect(reply.data).toBeNull();
  });

  it('is refused with too many directives', async () => {
    const reply = await api.ask(`{ __typename ${'@include(if: true) '.repeat(60)} }`);
    expect(reply.status).toBe(400);
  });

  it('is refused when its fragments go in a circle', async () => {
    const reply = await api.ask(
      'query { workspaces { ...A } } fragment A on WorkspaceConnection { ...B } fragment B on WorkspaceConnection { ...A }',
    );
    expect(reply.status).toBe(400);
  });

  it('is refused when its body is larger than a megabyte', async () => {
    const reply = await api.http
      .post('/graphql')
      .send({ query: `{ __typename } # ${'x'.repeat(1_100_000)}` });
    expect(reply.status).toBe(413);
    expect(reply.body.errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
  });

  it('is refused as a batch', async () => {
    const reply = await api.http
      .post('/graphql')
      .send([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(reply.status).toBe(400);
  });

  it('is refused as a simple GET that a foreign page could send', async () => {
    const reply = await api.http.get('/graphql').query({ query: '{ __typename }' });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('CSRF');
  });
});

describe('an error', () => {
  it.each([undefined, '{ __typename }'])(
    'of a persisted query (text: %s) names a code that clients know',
    async (query) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
      const reply = await api.http.post('/graphql').send({ query, extensions });
      expect(reply.body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
    },
  );

  it('of a misspelt field suggests nothing and shows no stack', async () => {
    const reply = await api.ask('{ workspaces { edges { node { nmae } } } }');
    expect(reply.status).toBe(400);
    expect(reply.text).not.toMatch(/Did you mean|stacktrace|node_modules/);
  });

  it('of a broken body is a clear refusal', async () => {
    const reply = await api.http.post('/graphql').set('content-type', 'application/json').send('{"query": ');
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
    expect(reply.text).not.toContain('node_modules');
  });

  it('carries the id of its request, which the header names too', async () => {
    const reply = await api.http
      .post('/graphql')
      .send({ query: '{ documents(workspace: "no such") { edges { cursor } } }' });
    const [error] = reply.body.errors as { extensions: { code: string; requestId: string } }[];
    expect(error?.extensions.code).toBe('NOT_FOUND');
    expect(error?.extensions.requestId).toBe(reply.headers['x-request-id']);
  });
});

describe('page sizes', () => {
  it.each([0, -1, 101, 1_000_000_000])('of %s are refused with the bounds', async (first) => {
    const reply = await api.ask('query ($first: Int!) { workspaces(first: $first) { edges { cursor } } }', {
      first,
    });
    expect(reply.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([1.5, 'NaN', null, 1e40])('of %s are no whole numbers', async (first) => {
    const reply = await api.ask('query ($first: Int!) { workspaces(first: $first) { edges { cursor } } }', {
      first,
    });
    expect(reply.errors[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    expect(reply.data).toBeNull();
  });

  it('of 100 are the largest', async () => {
    const reply = await api.ask(`{ workspaces(first: 100) ${PAGE} }`);
    expect(reply.errors).toEqual([]);
  });
});

describe('cursors and bookmarks', () => {
  it.each(['x', 'eyJhIjoxfQ', Buffer.from('0123456789["a"]').toString('base64url')])(
    'that Panini did not give are refused: %s',
    async (after) => {
      const reply = await api.ask(
        'query ($after: String) { workspaces(after: $after) { edges { cursor } } }',
        { after },
      );
      expect(reply.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('that are made up fail their own request and no later one', async () => {
    const bookmark = Buffer.from(JSON.stringify(['made up'])).toString('base64url');
    const query = 'query ($bookmark: String) { workspaces(bookmark: $bookmark) { edges { cursor } } }';
    expect((await api.ask(query, { bookmark })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await api.ask(query)).errors).toEqual([]);
  });
});

describe('two fields of one request', () => {
  it('do not disturb each other: the good one answers beside the failing one', async () => {
    const reply = await api.ask(
      `{ good: plan(question: "Who wrote X?") { planner } bad: plan(question: "") { planner } }`,
    );
    expect(reply.errors).toHaveLength(1);
    expect(reply.errors[0]?.path).toEqual(['bad']);
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    api.http.options('/graphql').set('origin', origin).set('access-control-request-method', 'POST');

  it('may call from the one origin that is configured', async () => {
    const reply = await preflight('http://localhost:5173');
    expect(reply.headers['access-control-allow-origin']).toBe('http://localhost:5173');
  });

  it('may not call from another', async () => {
    const reply = await preflight('http://evil.example');
    expect(reply.headers['access-control-allow-origin']).not.toBe('http://evil.example');
  });

  it('may not call under a name of their own that resolves to this machine', async () => {
    const called = (host: string) =>
      api.http.post('/graphql').set('host', host).send({ query: '{ __typename }' });
    expect((await called('evil.example:4000')).status).toBe(403);
    expect((await called('localhost:5173')).status).toBe(200);
  });

  it('are told to load nothing from elsewhere', async () => {
    const reply = await api.http.get('/health/live');
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
    expect(reply.headers['x-powered-by']).toBeUndefined();
  });
});

describe('health', () => {
  it('is live and ready while Neo4j answers', async () => {
    expect((await api.http.get('/health/live')).status).toBe(200);
    expect((await api.http.get('/health/ready')).body).toEqual({ status: 'ok' });
  });
});
