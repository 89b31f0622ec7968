import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../../src/context/request-context.js';
import { ImportService } from '../../../src/gsw/import.service.js';
import { course } from '../../support/edit-application.js';
import { freshName, writeSource } from '../../support/gsw-application.js';
import { LiveApi } from '../../support/live-api.js';

jest.setTimeout(180_000);

let api: LiveApi;
let workspace: string;
beforeAll(async () => {
  api = await LiveApi.start();
});
afterAll(async () => api.stop());

beforeEach(async () => {
  workspace = freshName('edits api');
  const { gsws, passages } = course();
  const importer = api.application.get(ImportService, { strict: false });
  await importer.importGsws(localContext({ workspace }), await writeSource(gsws, passages));
});

const EDIT = '{ edit { id ordinal kind state actor reason before after problem } bookmark }';

async function target(
  id: string,
): Promise<{ kind: string; version: string; state: Record<string, unknown> }> {
  const query = 'query ($w: String!, $id: ID!) { editTarget(workspace: $w, id: $id) { kind version state } }';
  return (await api.ask(query, { w: workspace, id })).data?.editTarget as never;
}

async function found(text: string): Promise<{
  id: string;
  questions: { questionId: string; question: string }[];
  fact: string;
  passage: string;
}> {
  const query =
    'query ($w: String!, $text: String!) { searchEntities(workspace: $w, text: $text, first: 1) { hits { entity { id } } } }';
  const id = String((await api.ask(query, { w: workspace, text })).data?.searchEntities.hits[0].entity.id);
  const near =
    'query ($w: String!, $id: ID!) { entityNeighbourhood(workspace: $w, id: $id) { verbPhrases { id passageId pairs { questionId question } } } }';
  const [phrase] = (await api.ask(near, { w: workspace, id })).data?.entityNeighbourhood.verbPhrases as {
    id: string;
    passageId: string;
    pairs: { questionId: string; question: string }[];
  }[];
  return { id, questions: phrase?.pairs ?? [], fact: phrase?.id ?? '', passage: phrase?.passageId ?? '' };
}

describe('edits over GraphQL', () => {
  it('correct, add, retire, list and undo, each with author and reason', async () => {
    const { id, questions, fact, passage } = await found('Tove');
    const question = questions.find((one) => one.question === 'Who taught Tove?')?.questionId ?? '';
    const steps: [string, string, Record<string, unknown>][] = [
      [
        'addEntity',
        '$name: String!, $roles: [RoleInput!]',
        { id: passage, name: 'Eldar', roles: [{ role: 'person', states: ['old'] }] },
      ],
      ['editEntity', '$name: String, $expectedVersion: String!', { id, name: 'Tova' }],
      [
        'editQuestion',
        '$text: String!, $expectedVersion: String!',
        { id: question, text: 'Who trained Tova?' },
      ],
      [
        'setAnswers',
        '$answers: [AnswerInput!]!, $expectedVersion: String!',
        { id: question, answers: [{ name: 'Eldar' }] },
      ],
      ['editFact', '$text: String!, $expectedVersion: String!', { id: fact, text: 'trained' }],
      [
        'addFact',
        '$phrase: String!, $questions: [NewQuestionInput!]!',
        {
          id: passage,
          phrase: 'lived in',
          questions: [
            { text: 'Where did Tova live?', answers: [{ name: 'Vik' }] },
            { text: 'Who lived in Vik?', answers: [{ entity: id }] },
          ],
        },
      ],
      ['retireQuestion', '$expectedVersion: String!', { id: question }],
      ['retireFact', '$expectedVersion: String!', { id: fact }],
      ['retireEntity', '$expectedVersion: String!', { id }],
    ];
    const made: string[] = [];
    for (const [name, types, given] of steps) {
      const versioned = types.includes('expectedVersion')
        ? { expectedVersion: (await target(String(given.id))).version }
        : {};
      const variables = { w: workspace, reason: `step ${name}`, ...given, ...versioned };
      const extra = [...types.matchAll(/\$(\w+)/g)]
        .map(([, argument]) => `${argument}: $${argument}`)
        .join(', ');
      const reply = await api.ask(
        `mutation ($w: String!, $id: ID!, $reason: String!, ${types}) { ${name}(workspace: $w, id: $id, reason: $reason, ${extra}) ${EDIT} }`,
        variables,
      );
      expect(reply.errors).toEqual([]);
      expect(reply.data?.[name]).toMatchObject({
        edit: { state: 'APPLIED', actor: 'local', reason: `step ${name}` },
      });
      made.push(String(reply.data?.[name].edit.id));
    }
    const list =
      'query ($w: String!, $after: String) { edits(workspace: $w, document: "course", first: 5, after: $after) { edges { node { id ordinal } } pageInfo { hasNextPage endCursor } } }';
    const first = (await api.ask(list, { w: workspace })).data?.edits;
    const second = (await api.ask(list, { w: workspace, after: first.pageInfo.endCursor })).data?.edits;
    const listed = [...first.edges, ...second.edges].map(
      ({ node }: { node: { ordinal: number } }) => node.ordinal,
    );
    expect(listed).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const edit of made.reverse()) {
      const undo = await api.ask(
        `mutation ($w: String!, $id: ID!) { undoEdit(workspace: $w, id: $id, reason: "back") ${EDIT} }`,
        { w: workspace, id: edit },
      );
      expect(undo.errors).toEqual([]);
    }
    expect((await target(id)).state).toMatchObject({ name: 'Tove', retired: false });
  });

  it('of a stale version answer CONFLICT with what was seen and what is', async () => {
    const { questions } = await found('Tove');
    const id = questions[0]?.questionId ?? '';
    const seen = await target(id);
    const mutation = `mutation ($w: String!, $id: ID!, $text: String!, $v: String!) { editQuestion(workspace: $w, id: $id, reason: "r", text: $text, expectedVersion: $v) ${EDIT} }`;
    await api.ask(mutation, { w: workspace, id, text: 'Who?', v: seen.version });
    const { errors } = await api.ask(mutation, { w: workspace, id, text: 'Whom?', v: seen.version });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      details: {
        expected: { version: seen.version, state: seen.state },
        current: { state: { text: 'Who?' } },
      },
    });
  });

  it('refuse what is too long, too many or both an id and a name, and ids of another workspace', async () => {
    const { id, questions } = await found('Tove');
    const question = questions[0]?.questionId ?? '';
    const answers =
      'setAnswers(workspace: $w, id: $id, reason: "r", expectedVersion: "v", answers: $b) { bookmark }';
    const set = async (a: object[]): Promise<string | undefined> =>
      (
        await api.ask(`mutation ($w: String!, $id: ID!, $b: [AnswerInput!]!) { ${answers} }`, {
          w: workspace,
          id: question,
          b: a,
        })
      ).errors[0]?.extensions.code;
    expect(await set([{ name: 'x', entity: id }])).toBe('BAD_USER_INPUT');
    expect(await set(Array.from({ length: 101 }, () => ({ name: 'x' })))).toBe('BAD_USER_INPUT');
    const rename =
      'editEntity(workspace: $w, id: $id, reason: "r", expectedVersion: "v", name: $n) { bookmark }';
    const renamed = async (n: string, w?: string): Promise<string | undefined> =>
      (
        await api.ask(`mutation ($w: String!, $id: ID!, $n: String) { ${rename} }`, {
          w: w ?? workspace,
          id,
          n,
        })
      ).errors[0]?.extensions.code;
    expect(await renamed('x'.repeat(1_001))).toBe('BAD_USER_INPUT');
    const other = freshName('edits other');
    await api.ask('mutation ($n: String!) { createWorkspace(name: $n) { bookmark } }', { n: other });
    expect(await renamed('Tova', other)).toBe('NOT_FOUND');
  });

  it('give a receipt for deleted documents and workspaces', async () => {
    const query =
      'mutation ($w: String!, $ids: [ID!]!) { deleteDocuments(workspace: $w, ids: $ids, reason: "old") { receipts { wanted outcome removedBy reason removed { passages questions edits } } bookmark } }';
    const reply = await api.ask(query, { w: workspace, ids: ['course', 'no such'] });
    expect(reply.data?.deleteDocuments.receipts).toEqual([
      {
        wanted: 'course',
        outcome: 'DELETED',
        removedBy: 'local',
        reason: 'old',
        removed: { passages: 3, questions: 6, edits: 0 },
      },
      { wanted: 'no such', outcome: 'NOT_FOUND', removedBy: null, reason: null, removed: null },
    ]);
    expect(
      (await api.ask(query, { w: workspace, ids: Array.from({ length: 1_001 }, () => 'x') })).errors[0]
        ?.extensions.code,
    ).toBe('BAD_USER_INPUT');
    const gone = await api.ask(
      'mutation ($n: String!) { deleteWorkspace(name: $n) { deletedBy byLabel { label deleted } } }',
      { n: workspace },
    );
    expect(gone.data?.deleteWorkspace).toEqual({
      deletedBy: 'local',
      byLabel: [
        { label: 'GswRemoval', deleted: 1 },
        { label: 'GswWorkspace', deleted: 1 },
      ],
    });
  });
});
