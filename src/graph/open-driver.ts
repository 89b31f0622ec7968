import neo4j, { type Driver } from 'neo4j-driver';
import { PaniniError } from '../errors/panini-error.js';
import { graphError } from './graph-error.js';
import type { GraphSettings } from './graph-settings.js';

/** First server whose vector indexes filter inside the index. */
export const OLDEST_SERVER = '2026.05';

/**
 * A driver to a server that answers and is new enough.
 * @throws PaniniError GRAPH_UNAVAILABLE, CONFIGURATION_INVALID (wrong password), GRAPH_TOO_OLD
 */
export async function openDriver(settings: GraphSettings): Promise<Driver> {
  const driver = neo4j.driver(settings.uri, neo4j.auth.basic(settings.username, settings.password), {
    userAgent: 'panini',
    telemetryDisabled: true,
    notificationFilter: { minimumSeverityLevel: 'OFF' },
  });
  try {
    const server = await driver.getServerInfo({ database: settings.database });
    refuseOldServer(server.agent ?? '');
    return driver;
  } catch (thrown) {
    await driver.close();
    throw graphError('connect', thrown);
  }
}

/** @throws PaniniError GRAPH_TOO_OLD when the agent string names a version before OLDEST_SERVER */
export function refuseOldServer(agent: string): void {
  const version = /Neo4j\/(\d+)\.(\d+)/.exec(agent);
  const [year, month] = [Number(version?.[1] ?? 0), Number(version?.[2] ?? 0)];
  const [oldestYear, oldestMonth] = OLDEST_SERVER.split('.').map(Number) as [number, number];
  if (year > oldestYear || (year === oldestYear && month >= oldestMonth)) return;
  throw new PaniniError(
    'GRAPH_TOO_OLD',
    `Expected Neo4j ${OLDEST_SERVER} or newer, got ${agent || 'an unnamed server'}.`,
    {
      hint: 'Upgrade the server, or leave NEO4J_URI empty to use the private one.',
    },
  );
}
