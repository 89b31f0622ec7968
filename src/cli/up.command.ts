import type { Command } from 'commander';
import { loadEnvironment } from '../config/load-environment.js';
import { attachOrStart } from '../server/attach-or-start.js';
import { addressLines } from './addresses.js';
import { fetchMissingModels } from './fetch-missing-models.js';
import { addJsonOption } from './global-options.js';
import type { Outcome } from './outcome.js';
import { reportLine } from './progress.js';
import { run } from './run-command.js';
import { serve, untilStopped } from './serve.js';
import { upDetached } from './up-detached.js';

/** `panini up [--detach]` */
export function addUpCommand(program: Command): void {
  addJsonOption(program.command('up'))
    .description('serve GraphQL, with the private Neo4j unless NEO4J_URI names another')
    .option('--detach', 'go on in the background until `panini down`', false)
    .action(
      run<{ detach: boolean; json: boolean }>(({ options, signal }) =>
        options.detach ? upDetached(signal) : upHere(signal, options.json),
      ),
    );
}

async function upHere(signal: AbortSignal, json: boolean): Promise<Outcome> {
  const environment = loadEnvironment();
  await fetchMissingModels(environment, reportLine, signal);
  const attach = { handleSignals: false, signal, purpose: 'serve' } as const;
  const connection = await attachOrStart(environment, reportLine, attach);
  try {
    const serving = await serve(environment, connection);
    const where = { graphql: serving.url, neo4j: connection.uri, browser: connection.browserUrl };
    process.stdout.write(json ? `${JSON.stringify(where)}\n` : `${addressLines(serving.url, connection)}\n`);
    reportLine('Serving until Ctrl-C.');
    await untilStopped(signal);
    await serving.close();
  } finally {
    await connection.stop();
  }
  return { json: undefined, text: '' };
}
