import { cleanPassageText, cleanText } from '../gsw/interchange/clean-text.js';
import { isIsoDate } from '../text/iso-date.js';
import {
  DOCUMENT_LIMITS,
  type IngestDocument,
  type RefusedDocument,
  type SentDocument,
} from './ingest-document.js';

/**
 * A document as it is stored: NFC, LF line ends, no byte-order mark, no NUL or lone surrogate, so that one text has one hash; or why it is refused.
 */
export function checkDocument(sent: SentDocument): SentDocument {
  if ('state' in sent) return { ...sent, ...clean(sent) };
  const document = { ...sent, ...clean(sent), text: cleanPassageText(sent.text).text.replaceAll('\r', '\n') };
  const refusal = refusalOf(document);
  if (refusal) return { ...clean(sent), state: 'REJECTED', ...refusal };
  if (/[\p{L}\p{N}]/u.test(document.text)) return { ...document, tags: [...new Set(document.tags)] };
  return {
    ...clean(sent),
    state: 'EMPTY',
    code: 'BLANK_TEXT',
    sentence: 'There is no letter or digit in it; an earlier version of it stays as it is.',
  };
}

function clean({ externalId, title }: SentDocument): { externalId: string; title: string } {
  return {
    externalId: cleanText(externalId).text.slice(0, DOCUMENT_LIMITS.externalId),
    title: cleanText(title).text.slice(0, DOCUMENT_LIMITS.title),
  };
}

type Refusal = Pick<RefusedDocument, 'code' | 'sentence'>;

function refusalOf({ externalId, text, tags, date }: IngestDocument): Refusal | null {
  const { text: longest, tags: most, tag: longestTag } = DOCUMENT_LIMITS;
  if (externalId.trim() === '') return invalid('Expected an id, got none.');
  if (text.length > longest) {
    const sentence = `Expected at most ${longest} characters, got ${text.length}. Split the document.`;
    return { code: 'LIMIT_EXCEEDED', sentence };
  }
  if (tags.length > most || tags.some((tag) => tag.length === 0 || tag.length > longestTag))
    return invalid(`Expected at most ${most} tags of 1 to ${longestTag} characters.`);
  if (date !== null && !isIsoDate(date))
    return invalid(`Expected a date as YYYY, YYYY-MM or YYYY-MM-DD, got "${date.slice(0, 40)}".`);
  return null;
}

function invalid(sentence: string): Refusal {
  return { code: 'BAD_USER_INPUT', sentence };
}
