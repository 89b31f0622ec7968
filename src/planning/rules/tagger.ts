import { tagTokens, type TaggedToken } from '../../text/tag-tokens.js';
import { ATOM } from './mask.js';

/** A word, mark or masked name, tagged. */
export interface TaggedWord extends TaggedToken {
  text: string;
}

const WORD = new RegExp(`${ATOM}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}.\\-‐]*|['’]s\\b|[^\\s]`, 'gu');
/** A masked name is shown to the tagger as a plain proper name. */
const STAND_IN = 'Alba';
const IS_ATOM = new RegExp(`^${ATOM}$`);

/** Whether the word is a masked name or reference. */
export function isAtom(word: TaggedWord | undefined): boolean {
  return word !== undefined && IS_ATOM.test(word.text);
}

/** The words of a masked text, tagged; a word the tagger splits otherwise gets the tag X. */
export function tagWords(text: string): TaggedWord[] {
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const plain = words.map(({ text: word }) => (IS_ATOM.test(word) ? STAND_IN : word));
  const tags = new Map(tagTokens(plain.join(' ')).map(({ start, tag, lemma }) => [start, { tag, lemma }]));
  let offset = 0;
  const tagged = words.map((word, index) => {
    const shown = plain[index] ?? '';
    const found = tags.get(offset) ?? { tag: 'X', lemma: shown.toLowerCase() };
    offset += shown.length + 1;
    return IS_ATOM.test(word.text) ? { ...word, tag: 'PROPN', lemma: word.text } : { ...word, ...found };
  });
  return tagged.map((word, index) =>
    isVerbAfterMarker(tagged, index)
      ? { ...word, tag: 'VERB', lemma: word.text.replace(/(?:s|ed)$/, '') }
      : word,
  );
}

const VERB_LIKE = /(?:[^s]s|ed)$/;

/** "who voices X", "that borders X", "where X ranks", "whose son married X": the tagger takes such a verb for a noun. */
function isVerbAfterMarker(words: readonly TaggedWord[], at: number): boolean {
  const { tag = '', text = '' } = words[at] ?? {};
  if (!/^(?:NOUN|ADJ)$/.test(tag) || !VERB_LIKE.test(text)) return false;
  const [before, after] = [wordAt(words, at - 1), words[at + 1]?.tag ?? ''];
  if (wordAt(words, at - 2) === 'whose') return text.endsWith('ed');
  return IS_ATOM.test(before) ? afterSubject(wordAt(words, at - 2), after) : wantsVerb(before, at, after);
}

function afterSubject(marker: string, after: string): boolean {
  return /^(?:who|that|which|where)$/.test(marker) && !/^(?:VERB|AUX)$/.test(after);
}

function wordAt(words: readonly TaggedWord[], at: number): string {
  return words[at]?.text.toLowerCase() ?? '';
}

function wantsVerb(marker: string, at: number, after: string): boolean {
  if (marker === 'who') return !/^(?:VERB|AUX)$/.test(after);
  return at > 2 && (marker === 'that' || marker === 'which') && /^(?:DET|PROPN|ADP)$/.test(after);
}
