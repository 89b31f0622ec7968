import { matchKey } from '../../text/match-key.js';
import { countryOfName } from './country-name.js';
import { foldName, nameTokens } from './fold-name.js';
import { nameNumbers } from './name-numbers.js';
import { CLUB_FORMS, LEGAL_FORMS, SMALL_WORDS, TITLES } from './name-words.js';

/** A name taken apart for comparison. All tokens are folded. */
export interface NameForm {
  name: string;
  /** The match key; empty for a name that nothing identifies. */
  key: string;
  /** The match key without accents. */
  folded: string;
  /** Words without what stands in brackets and without a leading article. */
  tokens: readonly string[];
  /** Words before the first comma of those. */
  head: readonly string[];
  /** Head words without small words, titles before them and legal forms behind them; all of them when nothing else is left. */
  core: readonly string[];
  /** What stands in brackets or after a comma, each as words. */
  qualifiers: readonly (readonly string[])[];
  /** What stands in brackets, as written. */
  bracketed: readonly string[];
  /** The name itself when it is written as initials (`D.G.I.A.`, `DGIA`), else null. */
  acronym: string | null;
  /** Initials of the words, with and without small words; empty for fewer than two words. */
  initials: readonly string[];
  /** The country that the whole name stands for, as a path of the country table. */
  country: string | null;
  /** Numbers and codes outside brackets, sorted. */
  numbers: readonly string[];
  /** Numbers inside brackets, sorted. */
  qualifierNumbers: readonly string[];
}

const BRACKETS = /[([（【]([^()[\]（）【】]*)[)\]）】]/gu;
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

/** Takes a name apart. Never throws; a name without a match key has no tokens. */
export function nameForm(name: string): NameForm {
  const key = matchKey(name);
  const written = name.normalize('NFC');
  const bracketed = [...written.matchAll(BRACKETS)].map(([, inner = '']) => inner.trim()).filter(Boolean);
  const plain = written.replace(BRACKETS, ' ').trim();
  const bare = matchKey(plain) === '' ? written : plain;
  const [head = '', ...tails] = bare.split(/,\s+/);
  const tokens = withoutArticle(spelled(bare));
  const headTokens = withoutArticle(spelled(head));
  return {
    ...{ name, key, folded: foldName(name), tokens, bracketed },
    head: headTokens.length > 0 ? headTokens : tokens,
    core: coreOf(headTokens.length > 0 ? headTokens : tokens),
    qualifiers: [...bracketed, ...tails].map(spelled).filter((words) => words.length > 0),
    acronym: acronymOf(head),
    initials: initialsOf(headTokens),
    country: key === '' ? null : countryOfName(bare),
    numbers: key === '' ? [] : nameNumbers(bare),
    qualifierNumbers: bracketed.flatMap(nameNumbers).sort(),
  };
}

/** `J.R.R. Tolkien` as j, r, r, tolkien; a name of single letters only is one word. */
function spelled(text: string): string[] {
  const spaced = text.replace(DOTTED, (run) => run.replaceAll('.', ' '));
  const tokens = nameTokens(foldName(spaced));
  return tokens.length > 1 && tokens.every((token) => /^\p{L}$/u.test(token)) ? [tokens.join('')] : tokens;
}

function withoutArticle(tokens: string[]): string[] {
  return tokens.length > 1 && /^(?:the|a|an)$/.test(tokens[0] ?? '') ? tokens.slice(1) : tokens;
}

function coreOf(tokens: readonly string[]): readonly string[] {
  let core = tokens.filter((token) => !SMALL_WORDS.has(token));
  while (core.length > 1 && (TITLES.has(core[0] ?? '') || CLUB_FORMS.has(core[0] ?? '')))
    core = core.slice(1);
  while (core.length > 1 && LEGAL_FORMS.has(core.at(-1) ?? '')) core = core.slice(0, -1);
  return core.length > 0 ? core : tokens;
}

function acronymOf(head: string): string | null {
  const letters = head.replace(/[.\s\u00a0]/gu, '');
  const isShort = [...letters].length >= 2 && [...letters].length <= 8;
  if (!isShort || !/^[\p{Lu}\p{N}&]+$/u.test(letters) || !/\p{Lu}/u.test(letters)) return null;
  const isDotted = /^(?:\p{L}\.?[\s\u00a0]?)+$/u.test(head.trim());
  return isDotted || !/\s/u.test(head.trim()) ? foldName(letters) : null;
}

function initialsOf(tokens: readonly string[]): string[] {
  const letters = (words: readonly string[]): string => words.map((word) => [...word][0] ?? '').join('');
  const long = tokens.filter((token) => !SMALL_WORDS.has(token));
  if (long.length < 2) return [];
  return [...new Set([letters(tokens), letters(long)])];
}
