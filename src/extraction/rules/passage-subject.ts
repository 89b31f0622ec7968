import { matchKey } from '../../text/match-key.js';
import type { Gender } from './kinship.js';
import { leadingProfessions } from './professions.js';
import type { Thing } from './relation.js';

export type SubjectKind = 'person' | 'work' | 'organisation' | 'place' | 'other';

/** What a titled passage is about. */
export interface PassageSubject {
  /** The title without its qualifier: the name that other documents use. */
  thing: Thing;
  kind: SubjectKind;
  /** The name the text opens with, when it is another one. */
  fullName: string | null;
  /** Of a person, as far as the sentences that open with "He" or "She" agree. */
  gender: Gender | null;
  /** Words a sentence may open with when it speaks of the subject. */
  opening: RegExp;
}

const PERSON_WORDS =
  /\b(?:born|died|he|she|his|her|actor|actress|footballer|player|politician|singer|writer|painter|composer|director|son|daughter|wife|king|queen|duke|count|countess|duchess|bishop|prince|princess|scientist|lawyer|professor|journalist|coach|officer|rower|swimmer|athlete)\b/iu;
const AGENT_NOUN =
  /\b(?!(?:water|tower|number|order|paper|letter|chapter|computer|border|server|tractor|motor|sector|factor|former|river|center|summer|winter|cover|power|layer|member|other|paper|newsletter)\b)\p{Ll}+(?:er|or|ist|man|woman|tain|eer)\b/u;
const HEAD: readonly (readonly [RegExp, SubjectKind, string])[] = [
  [/\b(?:film|movie)\b/iu, 'work', 'film'],
  [/\b(?:song|single)\b/iu, 'work', 'song'],
  [/\balbum\b/iu, 'work', 'album'],
  [
    /\b(?:television|TV|radio|web) (?:series|show|programme|program|sitcom|drama)\b|\b(?:series(?!\sof)|sitcom|soap opera)\b/iu,
    'work',
    'series',
  ],
  [
    /\b(?:novel|book|poem|play|opera|painting|magazine|newspaper|video game|musical|serial|short story|comic)\b/iu,
    'work',
    'work',
  ],
  [
    /\b(?:band|group|company|club|team|university|college|school|party|organi[sz]ation|label|agency|institute|society|league|church|airline|corporation|orchestra|museum|library|hospital|newspaper|station|network)\b/iu,
    'organisation',
    'organisation',
  ],
  [
    /\b(?:village|town|city|municipality|commune|river|mountain|lake|island|district|province|county|region|country|settlement|suburb|township|community|parish|neighbou?rhood|street|road|bridge|building|castle|park|peninsula|valley|bay|state|capital|stadium|airport|census-designated place)\b/iu,
    'place',
    'place',
  ],
];

/**
 * What a passage is about: its title, or the name it opens with when the title, a file's name say, is not in it; the kind of thing its first
 * sentence says it is, and how sentences refer to it. Null when neither names anything.
 */
export function passageSubject(title: string, sentences: readonly string[]): PassageSubject | null {
  const first = sentences[0] ?? '';
  const name = nameOf(title, sentences);
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  const fullName = openingName(first, name);
  const [kind, role] = kindOf(first, sentences.slice(1).join(' '), title);
  return {
    thing: { name, role, states: [] },
    kind,
    fullName,
    gender: kind === 'person' ? genderOf(sentences) : null,
    opening: openingOf({ name, fullName, kind, role }),
  };
}

function genderOf(sentences: readonly string[]): Gender | null {
  const opens = (pattern: RegExp): boolean => sentences.some((sentence) => pattern.test(sentence));
  const [man, woman] = [
    opens(/^(?:(?:In|On|At|After|From|During|As)\b[^,.;]{0,60},\s)?(?:He|he|His)\b/u),
    opens(/^(?:(?:In|On|At|After|From|During|As)\b[^,.;]{0,60},\s)?(?:She|she|Her)\b/u),
  ];
  if (man === woman) return null;
  return man ? 'male' : 'female';
}

/** Letters without their accents, for titles that leave them out. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}

function nameOf(title: string, sentences: readonly string[]): string {
  const titled = title.replace(/\s*\([^()]*\)\s*$/u, '').trim();
  const [word = ''] = titled.split(/[\s,]/u).filter((one) => one.length > 2);
  if (word !== '' && sentences.some((sentence) => unaccented(sentence).includes(unaccented(word))))
    return titled;
  const opened = OPENING.exec(sentences[0] ?? '')?.[1]?.trim() ?? titled;
  return isPlainName(opened) &&
    !/^(?:It|He|She|They|This|That|There|These|Those|Here|In|On|At|The$|An?$)\b/u.test(opened)
    ? opened
    : titled;
}

const OPENING = /^"?(?:The\s)?(\p{Lu}[^(]{1,80}?)"?(?:,[^,(]{1,40},)?\s*(?:\(|,?\s(?:is|was|are|were)\s)/u;
const LONGEST_NAME_WORDS = 7;

function openingName(first: string, name: string): string | null {
  const opened = OPENING.exec(first)?.[1]?.trim() ?? name;
  return matchKey(withoutThe(opened)) !== matchKey(withoutThe(name)) &&
    isPlainName(opened) &&
    sharesWord(opened, name)
    ? opened
    : null;
}

function withoutThe(name: string): string {
  return name.replace(/^The\s/u, '');
}

/** A name's words are capitalised, but for those that link them. */
const LINKED =
  /^(?:\p{Lu}|["“(\d'‘]|\P{L}|(?:(?!(?:or|in|is|was|by)$)\p{Ll}{1,3}|the|della|ibn|bint|verch|ferch|with|from|and|al-\p{L}+)$)/u;

function isPlainName(text: string): boolean {
  const words = text.split(' ');
  return (
    !text.replace(/, (?:Jr|Sr)\./u, '').includes(',') &&
    words.length <= LONGEST_NAME_WORDS &&
    /^\P{Ll}/u.test(words.at(-1) ?? '') &&
    words.every((word) => LINKED.test(word))
  );
}

/** One of two names of a thing holds the other, or both begin or end alike. */
function sharesWord(opened: string, name: string): boolean {
  const [one, other] = [matchKey(opened).split(' '), matchKey(name).split(' ')];
  const shared = one.filter((word) => other.includes(word)).length;
  return shared * 2 >= Math.min(one.length, other.length) && (one[0] === other[0] || shared > 0);
}

const AGENT =
  /\b(?:director|producer|actor|actress|writer|player|singer|screenwriter|maker|footballer|politician|composer|musician|editor)\b/iu;
const LIFE = /\((?:[^()]*\b(?:born|b\.|died|d\.)|[^()]*\d{3,4}(?:, [^()\d]{1,40})?\s?[–—-])/u;
const BORN = /\([^()]*\b(?:born|b\.|died)\s/u;

function kindOf(first: string, rest: string, title: string): [SubjectKind, string] {
  const head = saidOf(first);
  const isBorn = LIFE.test(first);
  if (!isPersonal(first, head)) {
    const named = headOf(head) ?? headOf(qualifierOf(title));
    if (named) return named;
  }
  const signs = [PERSON_WORDS.test(`${head} ${first}`), /\b(?:He|She)\b/u.test(rest), AGENT_NOUN.test(head)];
  return isBorn || signs.some(Boolean) ? ['person', 'person'] : ['other', 'thing'];
}

/** Only people are born, and those whose life is given are when their description says so. */
function isPersonal(first: string, head: string): boolean {
  if (BORN.test(first)) return true;
  const isDescribed = PERSON_WORDS.test(head) || leadingProfessions(lowered(head)).length > 0;
  return LIFE.test(first) && isDescribed;
}

function lowered(head: string): string {
  return head.trim().replace(/^(?:\p{Lu}[\p{L}–-]+\s)+/u, '');
}

/** The description of "X is a ...", as far as it names a kind. */
function saidOf(first: string): string {
  const said = /\b(?:is|was|are|were)\s(?:an?|the|one of)\s([^.]{3,120})/u.exec(first)?.[1] ?? '';
  return said.split(/\b(?:directed|written|produced|by|starring|who|which|that|from|in|of|for)\b/u)[0] ?? '';
}

function qualifierOf(title: string): string {
  return /\(([^()]*)\)\s*$/u.exec(title)?.[1] ?? '';
}

function headOf(text: string): [SubjectKind, string] | undefined {
  const found = AGENT.test(text) ? undefined : HEAD.find(([pattern]) => pattern.test(text));
  return found && [found[1], found[2]];
}

function openingOf(subject: {
  name: string;
  fullName: string | null;
  kind: SubjectKind;
  role: string;
}): RegExp {
  const { name, fullName, kind, role } = subject;
  const names = [fullName, name, ...(kind === 'person' ? [surname(name)] : [])].filter((one) => one !== null);
  const escaped = names
    .map((one) => one.replace(/[?!]+$/u, ''))
    .sort((left, right) => right.length - left.length)
    .map(escape);
  const pronouns =
    kind === 'person'
      ? ['He', 'She']
      : [
          'It',
          `The (?:\\p{L}+ )?(?:${role}|film|movie|song|album|series|band|company|club|town|village|school|book|novel)`,
        ];
  const forenames = kind === 'person' ? forename(name) : [];
  return new RegExp(
    `^(?:"?(?:The\\s)?${kind === 'person' ? STYLED : ''}(?:${escaped.join('|')})[?!]?"?|${[...pronouns, ...forenames].join('|')})(?=[\\s,(])`,
    'u',
  );
}

/** "Hugh then married": a forename alone, when no other name goes on. */
function forename(name: string): string[] {
  const [first = ''] = name.split(' ');
  return name.includes(' ') && first.length > 2 && !RANK_WORD.test(first)
    ? [`${escape(first)}(?=\\s\\p{Ll}|,\\s)`]
    : [];
}

const STYLED =
  '(?:(?:Lord|Lady|Sir|Dame|Prince|Princess|King|Queen|Duke|Duchess|Count|Countess|Baron|Bishop|Saint|Captain|General|President|Dr\\.?|Mr\\.?|Mrs\\.?)\\s)?';
const RANK_WORD =
  /^(?:Countess|Count|Duchess|Duke|King|Queen|Princess|Prince|Baroness|Baron|Earl|Lord|Lady|Sir|Saint|Pope|Emperor|Empress|Archduke|Archduchess|The|Don|Captain|General|Bishop|Mrs|Miss|Infanta)$/u;

function surname(name: string): string | null {
  const words = name.replace(/,.*$/u, '').split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length > 2 && !/^[IVXLC]+$/u.test(last) ? last : null;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
