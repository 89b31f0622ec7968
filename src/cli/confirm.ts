import { createInterface } from 'node:readline/promises';
import { PaniniError } from '../errors/panini-error.js';

/** Asks a yes-or-no question on the terminal. @throws PaniniError BAD_USER_INPUT when there is no terminal to ask on */
export async function confirm(question: string, signal: AbortSignal): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new PaniniError('BAD_USER_INPUT', 'This needs a yes, and there is no terminal to ask on.', {
      hint: 'Add --yes.',
    });
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `, { signal })).trim());
  } finally {
    terminal.close();
  }
}
