import { randomBytes } from 'node:crypto';
import { visibleText } from '../text/visible-text.js';

const WORD_BYTES = 6;
/** Every fence word there can be: requests that differ in it alone are the same request. */
export const FENCE_WORD = /DOC-[0-9a-f]{12}/g;

/** A word that no text knows in advance, to fence data with. */
export function randomFence(): string {
  return `DOC-${randomBytes(WORD_BYTES).toString('hex')}`;
}

/** Data between two lines of the fence word; the word is taken out of the data, and so is what cannot be seen. */
export function fenced(fence: string, data: string): string {
  const inside = visibleText(data).replaceAll(fence, '');
  return `<${fence}>\n${inside}\n</${fence}>`;
}
