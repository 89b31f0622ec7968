import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import neo4j, { type Driver } from 'neo4j-driver';
import { readCypherFiles } from '../../src/graph/cypher-file.js';
import { CYPHER_FOLDER } from '../../src/graph/graph.module.js';
import { LiveApi, liveGraph } from '../support/live-api.js';

jest.setTimeout(180_000);

const files = [...readCypherFiles(CYPHER_FOLDER).values()];
// Neo4j plans no schema commands.
const planned = files.filter(
  (file) => !/^\s*(CYPHER 25\s+)?(CREATE (CONSTRAINT|VECTOR|FULLTEXT|INDEX)|SHOW|DROP)/.test(file.text),
);

let driver: Driver;
beforeAll(async () => {
  // Starting the application once migrates the schema that the statements need.
  await (await LiveApi.start()).stop();
  const { uri, username, password } = liveGraph();
  driver = neo4j.driver(uri, neo4j.auth.basic(username, password));
});
afterAll(() => driver.close());

describe('every statement', () => {
  it.each(planned.map((file) => [file.name, file] as const))(
    '%s is planned by Neo4j',
    async (_name, file) => {
      const parameters = Object.fromEntries(file.parameters.map(({ name, type }) => [name, example(type)]));
      const text = file.text.startsWith('CYPHER 25')
        ? file.text.replace('CYPHER 25', 'CYPHER 25 EXPLAIN')
        : `EXPLAIN ${file.text}`;
      const { summary } = await driver.executeQuery(text, parameters, { database: 'neo4j' });
      expect(summary.plan).not.toBe(false);
    },
  );
});

function example(type: string): unknown {
  if (type.includes('[]')) return [];
  if (type === 'integer') return neo4j.int(1);
  if (type.startsWith('number')) return 1;
  if (type === 'boolean') return true;
  return type === 'map' ? {} : 'x';
}
