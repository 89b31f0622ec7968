import { createHash } from 'node:crypto';
import { PaniniError } from '../errors/panini-error.js';

/** Where a page ended: the sort values of its last entry. */
export type CursorKey = readonly (string | number)[];

const SUM_LENGTH = 10;

/** An opaque cursor over the sort key of a list. */
export function encodeCursor(list: string, key: CursorKey): string {
  const body = JSON.stringify(key);
  return Buffer.from(`${checksum(list, body)}${body}`).toString('base64url');
}

/**
 * The sort key in a cursor that `encodeCursor` made for the same list.
 * @throws PaniniError BAD_USER_INPUT when the cursor was changed, cut or made for another list
 */
export function decodeCursor(list: string, cursor: string): CursorKey {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const body = text.slice(SUM_LENGTH);
  if (encodedBy(list, body) === cursor) return JSON.parse(body) as CursorKey;
  throw new PaniniError('BAD_USER_INPUT', 'The cursor is not one that this list gave.', {
    hint: 'Send `pageInfo.endCursor` of the page before as it came, or leave `after` out.',
  });
}

function encodedBy(list: string, body: string): string {
  return Buffer.from(`${checksum(list, body)}${body}`).toString('base64url');
}

function checksum(list: string, body: string): string {
  return createHash('sha256').update(`${list}:${body}`).digest('hex').slice(0, SUM_LENGTH);
}
