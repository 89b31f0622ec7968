import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PaniniError } from '../errors/panini-error.js';
import type { ServerHome } from './server-home.js';
import { NEO4J_VERSION, OLDEST_UPGRADABLE_STORE } from './versions.js';

/** Compares two Neo4j versions by their numbers: negative when `left` is older. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [numbers(left), numbers(right)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbers(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * The version that wrote the private store last; undefined for no store or one without a marker.
 * @throws PaniniError SERVER_STORE_TOO_OLD when this version can neither open nor upgrade it
 */
export async function requireUsableStore(home: ServerHome): Promise<string | undefined> {
  const version = await storeVersion(home);
  if (version === undefined) return undefined;
  if (compareVersions(version, OLDEST_UPGRADABLE_STORE) < 0) throw unusableStore(home, version);
  if (compareVersions(version, NEO4J_VERSION) > 0) throw unusableStore(home, version);
  return version;
}

/** Notes that this version has opened the store. */
export async function markStore(home: ServerHome): Promise<void> {
  await writeFile(home.storeFile, `${JSON.stringify({ version: NEO4J_VERSION })}\n`);
}

/** The error for a private store of another Neo4j, with the way out. */
export function unusableStore(home: ServerHome, version?: string): PaniniError {
  const writer = version ? `Neo4j ${version}` : 'another version of Neo4j';
  return new PaniniError(
    'SERVER_STORE_TOO_OLD',
    `The private database in ${home.neo4j} was written by ${writer}, and Neo4j ${NEO4J_VERSION} cannot open it.`,
    {
      hint: 'Set PANINI_HOME to another folder and import again, or clear this one with `panini reset`; with the Panini that wrote it you can still export what it holds.',
    },
  );
}

async function storeVersion(home: ServerHome): Promise<string | undefined> {
  if (!existsSync(join(home.neo4j, 'data', 'databases'))) return undefined;
  try {
    const marker = JSON.parse(await readFile(home.storeFile, 'utf8')) as { version?: unknown };
    return typeof marker.version === 'string' ? marker.version : undefined;
  } catch {
    return undefined;
  }
}
