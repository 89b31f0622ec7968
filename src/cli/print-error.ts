import { asPaniniError, type PaniniError } from '../errors/panini-error.js';
import { redact, SECRET_VARIABLES } from '../observability/redact.js';
import { exitCodeOf } from './exit-code.js';

/** Writes an error to standard error, as a sentence or as JSON, and sets the exit status. */
export function printError(thrown: unknown, asJson: boolean): void {
  const error = asPaniniError(thrown);
  const text = asJson ? JSON.stringify({ error: errorFields(error) }) : `Error: ${error.toSentence()}`;
  const secrets = SECRET_VARIABLES.flatMap((name) => process.env[name] ?? []);
  process.stderr.write(`${redact(text, secrets)}\n`);
  if (error.code === 'INTERNAL') process.stderr.write(`${redact(causeOf(error), secrets)}\n`);
  process.exitCode = exitCodeOf(error.code);
}

function errorFields({ code, message, hint, details, retryable }: PaniniError): Record<string, unknown> {
  return { code, message, hint, retryable, details };
}

/** A person at this machine may see what broke; it is what a bug report needs. */
function causeOf(error: PaniniError): string {
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : String(error.cause);
}
