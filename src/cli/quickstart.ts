import { AskService } from '../asking/ask.service.js';
import type { AskResult } from '../asking/ask.js';
import type { Environment } from '../config/environment.js';
import { loadEnvironment } from '../config/load-environment.js';
import { DEFAULT_WORKSPACE, localContext } from '../context/request-context.js';
import { ImportService } from '../gsw/import.service.js';
import { describeModels } from '../models/models.js';
import { attachOrStart } from '../server/attach-or-start.js';
import { ensureModels } from '../server/ensure-models.js';
import { ensureNeo4j } from '../server/ensure-neo4j.js';
import type { GraphConnection } from '../server/graph-connection.js';
import { addressLines } from './addresses.js';
import { answerText } from './answer-text.js';
import { importText } from './import.command.js';
import type { Outcome } from './outcome.js';
import { reportLine } from './progress.js';
import { serve, untilStopped, type Serving } from './serve.js';
import { SAMPLE, showcaseQuestions } from './showcase.js';

interface QuickstartOptions {
  exit: boolean;
  json: boolean | string;
  signal: AbortSignal;
}

const STEPS = 6;

/** From nothing to answers: every step says what it does, whatever is there already is used again. */
export async function quickstart(options: QuickstartOptions): Promise<Outcome> {
  const environment = loadEnvironment();
  await fetchAll(environment, options.signal);
  step(3, environment.NEO4J_URI ? `Connecting to ${environment.NEO4J_URI}` : 'Starting the private Neo4j');
  const attach = { handleSignals: false, signal: options.signal, purpose: 'serve' } as const;
  const connection = await attachOrStart(environment, detail, attach);
  try {
    step(4, 'Preparing the graph and the GraphQL server');
    const serving = await serve(environment, connection);
    return await loadAndAsk({ serving, connection }, options).finally(serving.close);
  } finally {
    await connection.stop();
  }
}

async function fetchAll(environment: Environment, signal: AbortSignal): Promise<void> {
  reportLine(`Data folder: ${environment.PANINI_HOME}`);
  step(1, environment.NEO4J_URI ? 'Using the Neo4j of NEO4J_URI' : 'Fetching the private Neo4j, once');
  if (!environment.NEO4J_URI) await ensureNeo4j(environment.PANINI_HOME, detail, signal);
  step(2, 'Fetching the models, once');
  if (describeModels(environment).embedder.side === 'local')
    await ensureModels(environment.PANINI_HOME, detail, signal);
}

async function loadAndAsk(
  { serving, connection }: { serving: Serving; connection: GraphConnection },
  { exit, json, signal }: QuickstartOptions,
): Promise<Outcome> {
  const context = localContext({ workspace: DEFAULT_WORKSPACE, signal });
  step(5, `Loading the sample into workspace "${DEFAULT_WORKSPACE}"`);
  const source = { source: SAMPLE.gsws, passagesFile: SAMPLE.passages };
  const imported = await serving.get(ImportService).importGsws(context, source);
  importText(imported).split('\n').forEach(detail);
  step(6, 'Asking three questions');
  const answers: AskResult[] = [];
  for (const question of await showcaseQuestions()) {
    answers.push(
      await serving.get(AskService).ask(context, { question, plans: 'rules', answers: 'extractive' }),
    );
  }
  const where = { graphql: serving.url, neo4j: connection.uri, browser: connection.browserUrl };
  const outcome = { json: { imported, answers, ...where }, text: answers.map(answerText).join('\n\n') };
  if (exit) return outcome;
  process.stdout.write(json === true ? `${JSON.stringify(outcome.json)}\n` : `\n${outcome.text}\n\n`);
  reportLine(`${addressLines(serving.url, connection)}\nAsk more: npx panini ask "…". Serving until Ctrl-C.`);
  await untilStopped(signal);
  return { json: undefined, text: '' };
}

function step(number: number, what: string): void {
  reportLine(`[${number}/${STEPS}] ${what}`);
}

function detail(line: string): void {
  reportLine(`      ${line}`);
}
