import { PaniniError } from '../errors/panini-error.js';

/**
 * Remote services fail a whole batch for one empty text, so every side refuses it alike.
 * @throws PaniniError BAD_USER_INPUT naming the first empty text.
 */
export function refuseEmptyTexts(texts: readonly string[]): void {
  const row = texts.findIndex((text) => text.trim() === '');
  if (row < 0) return;
  throw new PaniniError('BAD_USER_INPUT', `Text ${row} of ${texts.length} to embed is empty.`, {
    hint: 'Leave empty texts out.',
    details: { row },
  });
}
