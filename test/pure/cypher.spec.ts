import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';
import { parseCypherFile, readCypherFiles } from '../../src/graph/cypher-file.js';
import { cypherTypes } from '../../src/graph/cypher-types.js';
import { readMigrations } from '../../src/graph/migration.js';

const folder = join(PACKAGE_ROOT, 'cypher');

describe('statement files', () => {
  it('have the types that `npm run cypher:types` writes', () => {
    const written = readFileSync(join(PACKAGE_ROOT, 'src/graph/cypher-statements.ts'), 'utf8');
    expect(written).toBe(cypherTypes(readCypherFiles(folder).values()));
  });

  it('say in their first line what they are for', () => {
    for (const file of readCypherFiles(folder).values()) expect(file.summary).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('are refused when header and statement name different parameters', () => {
    const source =
      '// Finds a thing by id.\n//   $id  string   the id\n// returns nothing\nMATCH (n {id: $key}) RETURN n';
    expect(() => parseCypherFile('x/y', source)).toThrow('header and statement disagree on $key, $id');
  });

  it('take no parameter from a comment or a text', () => {
    const source = "// Says a text with a dollar.\n// returns nothing\nRETURN '$no' AS a // $neither";
    expect(parseCypherFile('x/y', source).parameters).toEqual([]);
  });

  it('are given the workspace wherever a client reads through them', () => {
    const read = [...readCypherFiles(folder).values()].filter((file) =>
      /^(documents|entities)\//.test(file.name),
    );
    expect(read.length).toBeGreaterThan(5);
    for (const file of read) expect(file.parameters.map(({ name }) => name)).toContain('workspaceKey');
  });
});

describe('migrations', () => {
  it('name every constraint and index with the prefix', () => {
    for (const { statements } of readMigrations(join(folder, 'migrations'))) {
      for (const statement of statements)
        expect(statement).toMatch(/(CONSTRAINT|INDEX) panini_\w+ IF NOT EXISTS/);
    }
  });
});
