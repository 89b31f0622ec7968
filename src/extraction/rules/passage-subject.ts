import type { Thing } from './relation.js';

export type SubjectKind = 'person' | 'work' | 'organisation' | 'place' | 'other';

/** What a titled passage is about. */
export interface PassageSubject {
  /** The title without its qualifier: the name that other documents use. */
  thing: Thing;
  kind: SubjectKind;
  /** The name the text opens with, when it is another one. */
  fullName: string | null;
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
    /\b(?:television|TV|radio|web) (?:series|show|programme|program|sitcom|drama)\b|\b(?:series|sitcom|soap opera)\b/iu,
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
    opening: openingOf({ name, fullName, kind, role }),
  };
}

function nameOf(title: string, sentences: readonly string[]): string {
  const titled = title.replace(/\s*\([^()]*\)\s*$/u, '').trim();
  const [word = ''] = titled.split(/[\s,]/u).filter((one) => one.length > 2);
  if (word !== '' && sentences.some((sentence) => sentence.includes(word))) return titled;
  const opened = OPENING.exec(sentences[0] ?? '')?.[1]?.trim() ?? titled;
  return isPlainName(opened) &&
    !/^(?:It|He|She|They|This|That|There|These|Those|Here|In|On|At)\b/u.test(opened)
    ? opened
    : titled;
}

const OPENING = /^"?(?:The\s)?(\p{Lu}[^(]{1,80}?)"?(?:,[^,(]{1,40},)?\s*(?:\(|,?\s(?:is|was|are|were)\s)/u;
const LONGEST_NAME_WORDS = 7;

function openingName(first: string, name: string): string | null {
  const opened = OPENING.exec(first)?.[1]?.trim() ?? name;
  return opened !== name && isPlainName(opened) && sharesWord(opened, name) ? opened : null;
}

function isPlainName(text: string): boolean {
  return !text.replace(/, (?:Jr|Sr)\./u, '').includes(',') && text.split(' ').length <= LONGEST_NAME_WORDS;
}

function sharesWord(opened: string, name: string): boolean {
  const [word = name] = name.split(/[\s,]/u);
  return opened.includes(word) || name.includes(opened.split(' ').at(-1) ?? opened);
}

const AGENT =
  /\b(?:director|producer|actor|actress|writer|player|singer|screenwriter|maker|footballer|politician|composer|musician|editor)\b/iu;
const LIFE = /\((?:[^()]*\b(?:born|b\.)\b|[^()]*\d{3,4}\s?[–—-])/u;

function kindOf(first: string, rest: string, title: string): [SubjectKind, string] {
  const head = saidOf(first);
  const isBorn = LIFE.test(first);
  if (!isBorn || !PERSON_WORDS.test(head)) {
    const named = headOf(head) ?? headOf(qualifierOf(title));
    if (named) return named;
  }
  const signs = [PERSON_WORDS.test(`${head} ${first}`), /\b(?:He|She)\b/u.test(rest), AGENT_NOUN.test(head)];
  return isBorn || signs.some(Boolean) ? ['person', 'person'] : ['other', 'thing'];
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
  const escaped = names.sort((left, right) => right.length - left.length).map(escape);
  const pronouns =
    kind === 'person'
      ? ['He', 'She']
      : [
          'It',
          `The (?:\\p{L}+ )?(?:${role}|film|movie|song|album|series|band|company|club|town|village|school|book|novel)`,
        ];
  return new RegExp(`^(?:"?(?:The\\s)?(?:${escaped.join('|')})"?|${pronouns.join('|')})(?=[\\s,(])`, 'u');
}

function surname(name: string): string | null {
  const words = name.replace(/,.*$/u, '').split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length > 2 && !/^[IVXLC]+$/u.test(last) ? last : null;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
