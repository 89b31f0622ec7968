export interface CleanText {
  text: string;
  /** True when NUL characters or lone surrogates were taken out. */
  stripped: boolean;
}

/** NFC without NUL characters and lone surrogates, which Neo4j and UTF-8 cannot carry. */
export function cleanText(given: string): CleanText {
  const kept = given.replace(/[\0\p{Cs}]/gu, '');
  return { text: kept.normalize('NFC'), stripped: kept.length !== given.length };
}

/** Cleaned text of a passage: a byte-order mark is dropped and line ends are LF, so that one text has one hash. */
export function cleanPassageText(given: string): CleanText {
  const { text, stripped } = cleanText(given);
  return { text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), stripped };
}
