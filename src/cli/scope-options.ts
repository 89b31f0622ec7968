import type { Command } from 'commander';
import type { Scope } from '../retrieval/scope.js';
import { collect } from './option-values.js';

export interface ScopeOptions {
  document?: string[];
  tag?: string[];
  from?: string;
  to?: string;
}

/** Adds the options that limit a question to part of a workspace. */
export function addScopeOptions(command: Command): Command {
  return command
    .option('--document <id>', 'only this document; may be given several times', collect)
    .option('--tag <tag>', 'only documents with this tag; may be given several times', collect)
    .option('--from <date>', 'only documents from this date on (YYYY, YYYY-MM or YYYY-MM-DD)')
    .option('--to <date>', 'only documents up to this date (YYYY, YYYY-MM or YYYY-MM-DD)');
}

/** The scope that the options ask for. */
export function scopeOf({ document, tag, from, to }: ScopeOptions): Scope {
  return {
    ...(document ? { documents: document } : {}),
    ...(tag ? { tags: tag } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
