import { PaniniError } from '../errors/panini-error.js';
import { cleanText } from '../gsw/interchange/clean-text.js';
import type { DecisionRequest } from './decision-command.js';

export const DECISION_LIMITS = { reason: 1_000, name: 1_000, type: 100, ids: 100 } as const;

/**
 * A request as it is stored: NFC, without NUL characters and lone surrogates, nothing blank that has to say something, nothing too long.
 * @throws PaniniError BAD_USER_INPUT
 */
export function cleanRequest(request: DecisionRequest): DecisionRequest {
  const { command } = request;
  const reason = bounded('a reason', request.reason, DECISION_LIMITS.reason);
  switch (command.kind) {
    case 'MERGE':
    case 'MUST_LINK':
    case 'SPLIT':
      refuseIds(command.ids);
      if (command.kind !== 'MERGE' || command.name === undefined) return { ...request, reason };
      return { ...request, reason, command: { ...command, name: cleanName(command.name) } };
    case 'RENAME':
      return { ...request, reason, command: { ...command, name: cleanName(command.name) } };
    case 'RETYPE':
      return {
        ...request,
        reason,
        command: { ...command, type: bounded('a type', command.type, DECISION_LIMITS.type) },
      };
    default:
      return { ...request, reason };
  }
}

function cleanName(name: string): string {
  return bounded('a name', name, DECISION_LIMITS.name);
}

function refuseIds(ids: readonly string[]): void {
  if (ids.length > 0 && ids.length <= DECISION_LIMITS.ids) return;
  throw invalid(`A decision names 1 to ${DECISION_LIMITS.ids} entities, got ${ids.length}.`);
}

function bounded(what: string, given: string, most: number): string {
  const text = cleanText(given).text.trim();
  if (text !== '' && [...text].length <= most) return text;
  throw invalid(`A decision needs ${what} of 1 to ${most} characters, got ${[...text].length}.`);
}

function invalid(message: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, { hint: 'Correct it and try again.' });
}
