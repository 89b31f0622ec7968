import { statfs } from 'node:fs/promises';
import { asPaniniError } from '../errors/panini-error.js';
import { GraphService } from '../graph/graph.service.js';
import { MigratorService } from '../graph/migrator.service.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../models/language-model.js';
import { describeModels } from '../models/models.js';
import { RERANKER, type Reranker } from '../models/reranker.js';
import { modelsMatch } from '../workspaces/workspace-models.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { Workbench } from './workbench.js';

/** One thing that was looked at. */
export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

const GIGABYTE = 1024 ** 3;

/** Everything a person needs to know when something does not work; a check that throws is a check that failed. */
export async function doctorChecks(bench: Workbench): Promise<Check[]> {
  const checks: [string, () => Promise<string>][] = [
    ['Node', async () => process.version],
    ['Data folder', () => dataFolder(bench)],
    ['Neo4j', async () => `${bench.connection.uri}, ${bench.connection.browserUrl ?? 'not the private one'}`],
    ['Migrations', async () => (await bench.get(MigratorService).applied()).join(', ')],
    ['Indexes', () => indexes(bench)],
    ['Embedder', () => embedder(bench)],
    ['Reranker', () => reranker(bench)],
    ['Language model', () => languageModel(bench)],
    ['Workspaces', () => workspaces(bench)],
  ];
  const results: Check[] = [];
  for (const [name, look] of checks) results.push(await checked(name, look));
  return results;
}

async function checked(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await look() };
  } catch (thrown) {
    return { name, ok: false, detail: asPaniniError(thrown).toSentence() };
  }
}

async function dataFolder({ environment }: Workbench): Promise<string> {
  const { bavail, bsize } = await statfs(environment.PANINI_HOME);
  return `${environment.PANINI_HOME}, ${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free`;
}

async function indexes({ get }: Workbench): Promise<string> {
  await get(MigratorService).awaitIndexes(1_000);
  return `${(await get(GraphService).read('graph/index-states', {})).length} online`;
}

async function embedder({ get, context }: Workbench): Promise<string> {
  const model = get<Embedder>(EMBEDDER);
  const start = performance.now();
  await model.embed(['Does this work?'], { purpose: 'query', signal: context.signal });
  return `${model.model}, ${model.dimension} numbers, first text in ${Math.round(performance.now() - start)} ms`;
}

async function reranker({ get, context, environment }: Workbench): Promise<string> {
  const model = get<Reranker>(RERANKER);
  const start = performance.now();
  await model.rerank([{ query: 'Does this work?', documents: ['It does.'] }], { signal: context.signal });
  const notes = describeModels(environment)
    .notes.map((note) => ` ${note}`)
    .join('');
  return `${model.model} (${model.kind}), first pair in ${Math.round(performance.now() - start)} ms.${notes}`;
}

async function languageModel({ get, context }: Workbench): Promise<string> {
  const model = get<LanguageModel | null>(LANGUAGE_MODEL);
  if (!model) return 'none: rules plan, build and answer';
  const { ms } = await model.complete({
    kind: 'reason',
    system: 'Answer with one word.',
    messages: [{ role: 'user', content: 'Does this work?' }],
    maxOutputTokens: 16,
    signal: context.signal,
  });
  return `${model.model}, first reply in ${Math.round(ms)} ms`;
}

async function workspaces({ get, context }: Workbench): Promise<string> {
  const all = await get(WorkspacesService).list(context);
  const other = all.filter((workspace) => !modelsMatch(workspace, get<Embedder>(EMBEDDER)));
  const named = other.map(({ name, embeddingModel }) => `"${name}" holds ${embeddingModel}`).join(', ');
  return `${all.length}${named ? `; with another model: ${named} (see \`panini reindex\`)` : ''}`;
}
