import type { Command } from 'commander';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';

/** Options that commands share. */
export interface GlobalOptions {
  workspace: string;
  /** True for JSON on standard output; `evaluate` takes the path of a file instead. */
  json: boolean | string;
}

/** Adds `--json` to a command. */
export function addJsonOption(command: Command): Command {
  return command.option('--json', 'only JSON on standard output, errors as JSON on standard error', false);
}

/** Adds `--workspace` and `--json` to a command. */
export function addWorkspaceOptions(command: Command): Command {
  return addJsonOption(command.option('--workspace <name>', 'workspace to use', DEFAULT_WORKSPACE));
}
