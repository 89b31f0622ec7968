import { PaniniError } from '../errors/panini-error.js';

const LONGEST_NAME = 120;

/**
 * The name as it is stored: NFC, without spaces at its ends; 1 to 120 characters, nothing that controls a line or its direction, otherwise free text.
 * @throws PaniniError BAD_USER_INPUT
 */
export function workspaceName(given: string): string {
  const name = given.normalize('NFC').trim();
  const length = [...name].length;
  if (length === 0 || length > LONGEST_NAME) {
    throw invalid(`Expected a workspace name of 1 to ${LONGEST_NAME} characters, got ${length}.`);
  }
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name)) {
    throw invalid(
      'A workspace name may not hold control characters, changes of direction or broken letters.',
    );
  }
  return name;
}

/** The name as one word of a shell command. */
export function shellWord(name: string): string {
  return /^[\w./:-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`;
}

function invalid(message: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, { hint: 'Choose another name.' });
}
