import { debuglog } from 'node:util';
import { asPaniniError, PaniniError } from '../errors/panini-error.js';
import { redact, SECRET_VARIABLES } from '../observability/redact.js';
import { exitCodeOf } from './exit-code.js';
import { terminalText } from './terminal-text.js';

const debug = debuglog('panini');

/** Writes an error to standard error, as a sentence or as one JSON object, and sets the exit status. */
export function printError(thrown: unknown, asJson: boolean): void {
  const error = forTerminal(asPaniniError(thrown));
  const secrets = SECRET_VARIABLES.flatMap((name) => process.env[name] ?? []);
  const text = asJson ? JSON.stringify({ error: errorFields(error) }) : `Error: ${error.toSentence()}`;
  process.stderr.write(`${terminalText(redact(text, secrets))}\n`);
  if (error.code === 'INTERNAL') debug('%s', redact(textOf(error.cause, 'stack'), secrets));
  process.exitCode = exitCodeOf(error.code);
}

/** An unknown error has no request and no log here: its first line says what broke, the stack is for who asks for it. */
function forTerminal(error: PaniniError): PaniniError {
  if (error.code !== 'INTERNAL' || error.cause === undefined) return error;
  const { cause } = error;
  const [what = ''] = textOf(cause, 'message').split('\n');
  return new PaniniError('INTERNAL', `Something failed inside Panini: ${what.slice(0, 500)}.`, {
    hint: 'Run it again with NODE_DEBUG=panini to see where, and report it.',
    cause,
  });
}

function errorFields({ code, message, hint, details, retryable }: PaniniError): Record<string, unknown> {
  return { code, message, hint, retryable, details };
}

function textOf(thrown: unknown, part: 'message' | 'stack'): string {
  const text = (Object(thrown) as Partial<Record<string, unknown>>)[part];
  return typeof text === 'string' ? text : typeof thrown;
}
