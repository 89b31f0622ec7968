import { visibleText } from '../../text/visible-text.js';

/** A text of a reply: cleaned like a document, on one line, without spaces around it. */
export function cleanReplyText(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}
