import type { Command } from 'commander';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';

/** Options that every command takes, before or after its name. */
export interface GlobalOptions {
  workspace: string;
  json: boolean;
}

/** Adds the options of every command. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option('--workspace <name>', 'workspace to use', DEFAULT_WORKSPACE)
    .option('--json', 'only JSON on standard output, errors as JSON on standard error', false);
}
