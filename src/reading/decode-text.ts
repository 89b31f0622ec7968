import chardet from 'chardet';
import iconv from 'iconv-lite';
import { decodeUtf8 } from '../gsw/interchange/json-lines.js';
import type { Unreadable } from './document.js';

const SAMPLE_BYTES = 200_000;
const LEAST_CONFIDENCE = 20;
/** What text has none of, tab, line ends and form feed left out. */
const CONTROL = /[\u0001-\u0008\u000B\u000E-\u001F\u007F\uFFFD]/u;
const MAGIC: readonly (readonly [string, string])[] = [
  ['\u00D0\u00CF\u0011\u00E0', 'an old Office document'],
  ['{\\rtf', 'RTF'],
];

export type Decoded =
  { text: string; fault: null } | { text: null; fault: Pick<Unreadable, 'code' | 'sentence'> };

/**
 * Bytes as text: by their byte order mark, as UTF-8 when they are that, else in the encoding they are most like when the result looks like text.
 * What is no text is told by its kind.
 */
export function decodeText(bytes: Buffer): Decoded {
  const kind = MAGIC.find(([magic]) => bytes.subarray(0, magic.length).equals(Buffer.from(magic, 'latin1')));
  if (kind)
    return refused(
      'UNSUPPORTED_TYPE',
      `It is ${kind[1]}; text, Markdown, HTML, JSON Lines, PDF and DOCX are read.`,
    );
  const marked = byMark(bytes);
  if (marked !== null) return { text: marked, fault: null };
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0))
    return refused('BINARY', 'It holds bytes that no text has.');
  const text = decodeUtf8(bytes);
  return text === null ? guessed(bytes) : { text, fault: null };
}

function byMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf16be');
  return null;
}

function guessed(bytes: Buffer): Decoded {
  const [best] = chardet.analyse(bytes.subarray(0, SAMPLE_BYTES));
  if (best && best.confidence >= LEAST_CONFIDENCE && iconv.encodingExists(best.name)) {
    const text = iconv.decode(bytes, best.name);
    if (!CONTROL.test(text)) return { text, fault: null };
  }
  return refused('ENCODING_UNKNOWN', 'Its encoding cannot be told; save it as UTF-8.');
}

function refused(code: Unreadable['code'], sentence: string): Decoded {
  return { text: null, fault: { code, sentence } };
}
