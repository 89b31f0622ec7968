import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachOrStart } from '../../dist/server/attach-or-start.js';
import { ensureModels } from '../../dist/server/ensure-models.js';
import { freePort } from '../../dist/server/ports.js';
import { resetHome } from '../../dist/server/reset-home.js';
import { isAlive } from '../../bin/process-identity.mjs';
import { PACKAGE_ROOT, say } from '../../bin/prepare.mjs';

/** Starts a private Neo4j of the tests' own, beside any other: own folder, free ports, an empty database; downloads are kept for the next run. */
export default async function setUp() {
  const home = join(PACKAGE_ROOT, '.panini', 'test');
  await ensureModels(home, say);
  if (!(await isUsed(home))) await resetHome(home);
  const connection = await attachOrStart(
    {
      PANINI_HOME: home,
      NEO4J_USERNAME: 'neo4j',
      PANINI_BOLT_PORT: await freePort(),
      PANINI_BROWSER_PORT: await freePort(),
    },
    say,
  );
  globalThis.paniniTestConnection = connection;
  // Never the caller's own database, whatever the shell says.
  process.env.PANINI_HOME = home;
  process.env.NEO4J_URI = connection.uri;
  process.env.NEO4J_USERNAME = connection.username;
  process.env.NEO4J_PASSWORD = connection.password;
  process.env.PANINI_TEST_MODELS = join(home, 'models');
}

async function isUsed(home) {
  try {
    return isAlive(JSON.parse(await readFile(join(home, 'server.json'), 'utf8')));
  } catch {
    return false;
  }
}
