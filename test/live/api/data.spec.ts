import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../../src/context/request-context.js';
import { GraphService } from '../../../src/graph/graph.service.js';
import { ImportService } from '../../../src/gsw/import.service.js';
import { LiveApi } from '../../support/live-api.js';

jest.setTimeout(180_000);

const NAMES = [
  `O'Brien "Bob"`,
  'a`b',
  'C:\\new',
  '苹果',
  '香蕉',
  'Zoë',
  '👩‍🔬 Lab',
  'ﬁnance',
  'مصر',
  'C++ (x)',
  'tb-foo',
  '`) DETACH DELETE n //',
  "'}) MATCH (n) DETACH DELETE n //",
  '\\u0027 OR 1=1',
  '$($x)',
];
const INJECTIONS = [
  ...NAMES.slice(-4),
  '" OR 1=1 //',
  '*',
  '~',
  '\\',
  'AND',
  'a:b',
  '"unbalanced',
  'MATCH (n) DETACH DELETE n',
];
const QUESTIONS = [
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
];

const mine = `api mine ${process.pid}`;
const other = `api other ${process.pid}`;
let api: LiveApi;

beforeAll(async () => {
  api = await LiveApi.start();
  await load(mine, NAMES);
  await load(other, ['Mary', 'Jane']);
});
afterAll(async () => {
  await api.ask('mutation ($name: String!) { deleteWorkspace(name: $name) { deletedNodes } }', {
    name: mine,
  });
  await api.ask('mutation ($name: String!) { deleteWorkspace(name: $name) { deletedNodes } }', {
    name: other,
  });
  await api.stop();
});

async function load(workspace: string, names: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'panini-api-'));
  const passages = names.map((name, index) => ({
    id: `p${index}`,
    title: name,
    text: `${name} was born in Oslo.`,
  }));
  const gsws = names.map((name, index) => ({
    passage: `p${index}`,
    title: name,
    gsw: {
      entity_nodes: [
        { id: 'e1', name, roles: [{ role: 'person', states: [] }] },
        { id: 'e2', name: 'Oslo', roles: [{ role: 'place', states: [] }] },
      ],
      verb_phrase_nodes: [
        {
          id: 'v1',
          phrase: 'was born in',
          questions: [
            { id: 'q1', text: `Where was ${name} born?`, answers: ['e2'] },
            { id: 'q2', text: 'Who was born in Oslo?', answers: ['e1'] },
          ],
        },
      ],
    },
  }));
  const lines = (rows: unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  await writeFile(join(folder, 'passages.jsonl'), lines(passages));
  await writeFile(join(folder, 'gsws.jsonl'), lines(gsws));
  const source = { source: join(folder, 'gsws.jsonl'), passagesFile: join(folder, 'passages.jsonl') };
  await api.application.get(ImportService, { strict: false }).importGsws(localContext({ workspace }), source);
}

const SEARCH = `query ($workspace: String!, $text: String!) {
  searchEntities(workspace: $workspace, text: $text) { note hits { foundBy entity { id name documentId } } } }`;

interface DocumentsPage {
  edges: { node: { externalId: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface Hit {
  foundBy: string[];
  entity: { id: string; name: string; documentId: string };
}

async function search(text: string, workspace = mine): Promise<{ hits: Hit[]; note: string | null }> {
  const reply = await api.ask(SEARCH, { workspace, text });
  expect(reply.errors).toEqual([]);
  return reply.data?.searchEntities as { hits: Hit[]; note: string | null };
}

async function contents(): Promise<unknown> {
  const documents = await api.ask(
    'query ($workspace: String!) { documents(workspace: $workspace, first: 100) { edges { node { id externalId title version passages } } } }',
    { workspace: mine },
  );
  return documents.data;
}

describe('names', () => {
  it.each(NAMES)('come back byte for byte and are found by themselves: %s', async (name) => {
    const { hits } = await search(name);
    const hit = hits.find(({ entity }) => entity.name === name.normalize('NFC'));
    expect(hit?.foundBy).toContain('NAME');
  });

  it('of two fruits stay two', async () => {
    const { hits } = await search('苹果');
    expect(hits.filter(({ foundBy }) => foundBy.includes('NAME')).map(({ entity }) => entity.name)).toEqual([
      '苹果',
    ]);
  });

  it('are found by the part before a hyphen', async () => {
    const { hits } = await search('tb-');
    const hit = hits.find(({ entity }) => entity.name === 'tb-foo');
    expect(hit?.foundBy).toContain('WORDS');
  });
});

describe('texts that are syntax elsewhere', () => {
  it.each([...QUESTIONS, '', 'word '.repeat(2_000)])('are searched as data: case %#', async (text) => {
    const { hits } = await search(text);
    expect(hits.length).toBeLessThanOrEqual(20);
  });

  it('without a word fall back to meaning and say so', async () => {
    expect((await search('???')).note).toContain('only its meaning');
  });

  it.each(QUESTIONS)('are asked without an error: %s', async (question) => {
    const reply = await api.ask(
      'query ($workspace: String!, $question: String!) { ask(workspace: $workspace, question: $question) { question answer { text } } }',
      { workspace: mine, question },
    );
    expect(reply.errors).toEqual([]);
    expect(reply.data?.ask.question).toBe(question);
  });

  it('change nothing in the graph, through whatever argument they come', async () => {
    const before = await contents();
    const graph = api.application.get(GraphService, { strict: false });
    const indexes = await graph.read('graph/index-states', {});
    for (const text of INJECTIONS) {
      await api.ask(SEARCH, { workspace: text, text });
      await api.ask('query ($id: ID!) { document(id: $id) { id } entityNeighbourhood(id: $id) { more } }', {
        id: text,
      });
      await api.ask(
        'query ($a: String) { documents(after: $a) { edges { cursor } } workspaces(bookmark: $a) { edges { cursor } } }',
        { a: text },
      );
      await api.ask(
        'mutation ($n: String!) { renameWorkspace(name: $n, newName: $n) { bookmark } deleteWorkspace(name: $n) { bookmark } }',
        { n: text },
      );
      await api.ask(
        `query ($w: String!, $t: String!) { ask(workspace: $w, question: $t, plan: [{question: $t}], scope: {documents: [$t], tags: [$t]}) { answer { text } } }`,
        { w: mine, t: text },
      );
    }
    expect(await contents()).toEqual(before);
    expect((await graph.read('graph/index-states', {})).map((index) => index.name)).toEqual(
      indexes.map((index) => index.name),
    );
  });

  it('make workspaces that are named just so', async () => {
    const name = "`x`) DETACH DELETE n // '";
    const made = await api.ask(
      'mutation ($n: String!) { createWorkspace(name: $n) { workspace { name } bookmark } }',
      { n: name },
    );
    expect(made.data?.createWorkspace.workspace.name).toBe(name);
    const bookmark: unknown = made.data?.createWorkspace.bookmark;
    const read = await api.ask(
      'query ($n: String!, $b: String) { documents(workspace: $n, bookmark: $b) { edges { cursor } } }',
      { n: name, b: bookmark },
    );
    expect(read.errors).toEqual([]);
    await api.ask('mutation ($n: String!) { deleteWorkspace(name: $n) { deletedNodes } }', { n: name });
  });
});

describe('another workspace', () => {
  it('is never found by search, and its ids answer NOT_FOUND', async () => {
    const { hits } = await search('Mary', other);
    const foreign = hits.find(({ entity }) => entity.name === 'Mary')?.entity;
    expect((await search('Mary')).hits.map(({ entity }) => entity.id)).not.toContain(foreign?.id);
    const fields = {
      entity: 'query ($w: String!, $id: ID!) { entityNeighbourhood(workspace: $w, id: $id) { more } }',
      document: 'query ($w: String!, $id: ID!) { document(workspace: $w, id: $id) { id } }',
      passages:
        'query ($w: String!, $id: ID!) { passages(workspace: $w, document: $id) { edges { cursor } } }',
    };
    for (const [name, query] of Object.entries(fields)) {
      const id = name === 'entity' ? foreign?.id : foreign?.documentId;
      expect((await api.ask(query, { w: other, id })).errors).toEqual([]);
      expect((await api.ask(query, { w: mine, id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('documents', () => {
  it('are paged through without loss or repetition, and their passages read verbatim', async () => {
    const query =
      'query ($w: String!, $after: String) { documents(workspace: $w, first: 4, after: $after) { edges { node { id externalId } } pageInfo { hasNextPage endCursor } } }';
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = (await api.ask(query, { w: mine, after })).data?.documents as DocumentsPage;
      seen.push(...page.edges.map((edge) => edge.node.externalId));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(NAMES.length);
    expect(seen).toHaveLength(NAMES.length);
  });

  it('show what is said around an entity, within bounds', async () => {
    const { hits } = await search('苹果');
    const reply = await api.ask(
      `query ($w: String!, $id: ID!) { entityNeighbourhood(workspace: $w, id: $id, first: 1) {
        entity { name } more mentions { name spans passageExternalId } verbPhrases { phrase pairs { question answers { name } } } } }`,
      { w: mine, id: hits[0]?.entity.id },
    );
    expect(reply.data?.entityNeighbourhood).toMatchObject({
      entity: { name: '苹果' },
      more: false,
      mentions: [{ name: '苹果', spans: [[0, 2]] }],
      verbPhrases: [{ phrase: 'was born in' }],
    });
    const [phrase] = reply.data?.entityNeighbourhood.verbPhrases as { pairs: { question: string }[] }[];
    expect(phrase?.pairs.map((pair) => pair.question)).toEqual([
      'Where was 苹果 born?',
      'Who was born in Oslo?',
    ]);
  });
});

describe('a read', () => {
  it('cannot write: a writing statement sent as a read is refused by the server', async () => {
    const graph = api.application.get(GraphService, { strict: false });
    const writing = graph.read('graph/release-migration-lock', { holder: 'nobody' });
    await expect(writing).rejects.toMatchObject({ code: 'GRAPH_STATEMENT_FAILED' });
  });
});
