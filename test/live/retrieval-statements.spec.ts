import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { EMBEDDER, type Embedder } from '../../src/models/embedder.js';
import type { HopQuery, HopResult } from '../../src/retrieval/hop.js';
import { DEFAULT_RECIPE } from '../../src/retrieval/recipe.js';
import type { ResolvedScope } from '../../src/retrieval/resolved-scope.js';
import { RetrievalRepository } from '../../src/retrieval/retrieval.repository.js';
import { ReindexService } from '../../src/workspaces/reindex.service.js';
import type { Workspace } from '../../src/workspaces/workspace.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { RicrApplication } from '../support/ricr-application.js';

jest.setTimeout(300_000);

const QUESTIONS = [
  'Where did Edrin Tolvey die?',
  'Who designed Garrosay Light?',
  'Which country is Umbrel in?',
  'When was the ferry Marisel launched?',
];
const WHOLE = { documentIds: null };

let application: RicrApplication;
let workspace: Workspace;
/** What each variant of the statement finds, before and after the reindex that turns slot A into slot B. */
const found = new Map<string, HopResult[]>();
let one: Awaited<ReturnType<RicrApplication['ask']>>;
let other: typeof one;

beforeAll(async () => {
  application = await RicrApplication.open();
  const name = await application.importSample();
  const question = 'Where was the founder of the shipyard that built the ferry Northern Lantern born?';
  for (const turn of ['first', 'second']) {
    workspace = await get(WorkspacesService).get(localContext(), name);
    const result = await application.ask(name, { question });
    if (turn === 'first') one = result;
    else other = result;
    for (const exact of [true, false])
      found.set(`${workspace.liveSlot} ${exact}`, await search({ ...WHOLE, exact }));
    if (turn === 'first') await get(ReindexService).reindex(localContext({ workspace: name }));
  }
});
afterAll(() => application.context.close());

function get<Service>(type: new (...given: never[]) => Service): Service {
  return application.context.get(type, { strict: false });
}

async function search(scope: ResolvedScope, queries?: HopQuery[], poolSize = 20): Promise<HopResult[]> {
  const asked = queries ?? QUESTIONS.map((text) => ({ text, chosen: [] }));
  const embedder = application.context.get<Embedder>(EMBEDDER, { strict: false });
  const vectors = await embedder.embed(
    asked.map(({ text }) => text),
    { purpose: 'query' },
  );
  const recipe = { ...DEFAULT_RECIPE, poolSize };
  const { signal } = localContext();
  return get(RetrievalRepository).searchHop(
    { workspace, scope, recipe, queries: asked, vectors },
    { signal },
  );
}

const ids = (results: readonly HopResult[] | undefined) =>
  results?.map(({ candidates }) => candidates.map(({ pair }) => pair.id));

describe('The search of a hop', () => {
  it('has four variants: two slots, each by index and by exact comparison', () => {
    expect([...found.keys()].sort()).toEqual(['A false', 'A true', 'B false', 'B true']);
  });

  it.each(['A true', 'A false', 'B true', 'B false'])(
    'finds the same pairs in the same order: %s',
    (variant) => {
      const expected = found.get('A true');
      expect(expected?.map(({ candidates }) => candidates.length)).toEqual([20, 20, 20, 20]);
      expect(ids(found.get(variant))).toEqual(ids(expected));
      const cosines = (results: HopResult[] | undefined) =>
        results?.flatMap(({ candidates }) => candidates.map(({ cosine }) => cosine)) ?? [];
      const told = cosines(found.get(variant));
      cosines(expected).forEach((cosine, index) => expect(told[index]).toBeCloseTo(cosine, 5));
    },
  );

  it('comes first to the pair that answers, in every variant', () => {
    const answers = [...found.values()].map((results) => results[1]?.candidates[0]?.pair.answers[0]?.name);
    expect(answers).toEqual(['Rowena Pask', 'Rowena Pask', 'Rowena Pask', 'Rowena Pask']);
  });

  it('is told by the workspace which slot to read, so that a reindex changes no answer', () => {
    expect(other.answer.text).toBe('Pellhaven');
    expect(other.answer.text).toBe(one.answer.text);
    expect(other.evidence.lines.map(({ text }) => text)).toEqual(one.evidence.lines.map(({ text }) => text));
  });

  it('reaches the pairs of a chosen node whatever its name', async () => {
    const [{ candidates } = { candidates: [] }] = await search({ ...WHOLE, exact: true }, [
      { text: 'When was Rowena Pask born?', chosen: [] },
    ]);
    const designer = candidates[0]?.pair.subjects[0];
    const chosen = {
      key: 'zzz',
      name: 'zzz',
      entityIds: [designer?.id ?? ''],
      coarseType: null,
      facts: [],
      roleWords: [],
    };
    const [reached] = await search(
      { ...WHOLE, exact: true },
      [{ text: 'When was she born?', chosen: [chosen] }],
      200,
    );
    const byNode = reached?.candidates.filter(({ foundBy }) => foundBy.includes('node')) ?? [];
    expect(byNode.length).toBeGreaterThanOrEqual(1);
    expect(byNode.map(({ pair }) => pair.question)).toContain('When was Rowena Pask born?');
    for (const { pair } of byNode) {
      const around = [...pair.answers, ...pair.subjects].map(({ id }) => id);
      expect(around).toContain(designer?.id);
    }
  });

  it('asks the index for more while a scope leaves too few hits, and ends with what the exact search finds', async () => {
    const [first] = found.get('A true') ?? [];
    const documentIds = [first?.candidates[19]?.pair.source.documentId ?? ''];
    const [byIndex, exactly] = [
      await search({ documentIds, exact: false }),
      await search({ documentIds, exact: true }),
    ];
    expect(ids(byIndex)).toEqual(ids(exactly));
    expect(byIndex[0]?.candidates.length).toBeGreaterThan(5);
    const documents = byIndex.flatMap(({ candidates }) =>
      candidates.map(({ pair }) => pair.source.documentId),
    );
    expect([...new Set(documents)]).toEqual(documentIds);
  });

  it('of several questions gives each its own result, in their order', async () => {
    const together = found.get(`${workspace.liveSlot} true`);
    for (const [index, text] of QUESTIONS.entries()) {
      const [alone] = await search({ ...WHOLE, exact: true }, [{ text, chosen: [] }]);
      expect(alone).toEqual(together?.[index]);
    }
  });
});
