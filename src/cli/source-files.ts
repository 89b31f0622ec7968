import type { Command } from 'commander';
import { PaniniError } from '../errors/panini-error.js';
import type { ImportSource } from '../gsw/interchange/read-source.js';
import { collect } from './option-values.js';

/** Files of GSWs that a command measures on. */
export interface SourceFileOptions {
  gsws?: string[];
  passages?: string[];
}

/** Adds `--gsws` and `--passages`, each of which may be given several times. */
export function addSourceFiles(command: Command): Command {
  return command
    .option('--gsws <file|folder>', 'GSWs to measure on; may be given several times', collect)
    .option('--passages <file>', 'passages of the GSWs given at the same place', collect);
}

/** @throws PaniniError BAD_USER_INPUT when some have passages and others not */
export function sourceFiles({ gsws = [], passages = [] }: SourceFileOptions): ImportSource[] {
  if (passages.length > 0 && passages.length !== gsws.length) {
    throw new PaniniError(
      'BAD_USER_INPUT',
      `Expected one --passages for each --gsws, got ${passages.length}.`,
    );
  }
  return gsws.map((source, index) => {
    const passagesFile = passages[index];
    return passagesFile === undefined ? { source } : { source, passagesFile };
  });
}
