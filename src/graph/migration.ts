import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PaniniError } from '../errors/panini-error.js';
import { checksum } from './cypher-file.js';

/** One file of cypher/migrations: applied once, never edited afterwards. */
export interface Migration {
  /** Three digits. */
  version: string;
  name: string;
  checksum: string;
  statements: string[];
}

const FILE_NAME = /^V(\d{3})__\w+\.cypher$/;

/** The migrations of a folder in order. @throws PaniniError CONFIGURATION_INVALID on a bad name or a version given twice */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .sort()
    .map((name) => readMigration(folder, name));
  const twice = migrations.find((migration, index) => migrations[index - 1]?.version === migration.version);
  if (twice) throw new PaniniError('CONFIGURATION_INVALID', `Two migrations have version ${twice.version}.`);
  return migrations;
}

/** Those that are not applied yet. @throws PaniniError GRAPH_MIGRATION_CHANGED when an applied one was edited or is gone */
export function pendingMigrations(
  all: Migration[],
  applied: { version: string; checksum: string }[],
): Migration[] {
  const known = new Map(all.map((migration) => [migration.version, migration]));
  for (const done of applied) {
    const migration = known.get(done.version);
    if (!migration)
      throw changed(
        `The database has migration ${done.version}, which this version of Panini does not know.`,
      );
    if (migration.checksum !== done.checksum)
      throw changed(`${migration.name} was edited after it was applied.`);
  }
  const versions = new Set(applied.map((done) => done.version));
  return all.filter((migration) => !versions.has(migration.version));
}

function readMigration(folder: string, name: string): Migration {
  const version = FILE_NAME.exec(name)?.[1];
  if (!version)
    throw new PaniniError(
      'CONFIGURATION_INVALID',
      `Expected a migration named V001__Words.cypher, got ${name}.`,
    );
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { version, name, checksum: checksum(text), statements: statements(text) };
}

function statements(text: string): string[] {
  const withoutComments = text.replace(/^\/\/.*$/gm, '');
  return withoutComments
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.length > 0);
}

function changed(message: string): PaniniError {
  return new PaniniError('GRAPH_MIGRATION_CHANGED', message, {
    hint: 'Run the version of Panini that fits this database, or point at another database.',
  });
}
