import type { Lookups } from './comparison-criterion.js';
import { relationQuestion } from './relations.js';

const SAME = '(?:the |a |an )?(?:same|different|common|identical|similar)';
const PLACE =
  '(?:country|city|town|village|place|state|province|county|region|continent|nation|area|district)s?';
const TIME = '(?:year|day|date|month|decade|century)s?';

const RULES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [new RegExp(`\\bborn (?:in|on|at) ${SAME} ${TIME}\\b`, 'i'), () => 'When was {} born?'],
  [new RegExp(`\\bborn (?:in|at) ${SAME} (${PLACE})\\b`, 'i'), () => 'Where was {} born?'],
  [new RegExp(`\\b(?:die|died|dead) (?:in|on|at) ${SAME} ${TIME}\\b`, 'i'), () => 'When did {} die?'],
  [new RegExp(`\\b(?:die|died) (?:in|at) ${SAME} ${PLACE}\\b`, 'i'), () => 'Where did {} die?'],
  [new RegExp(`\\bburied (?:in|at) ${SAME}\\b`, 'i'), () => 'Where was {} buried?'],
  [
    new RegExp(`\\b(?:educated at|attend|attended|study at|studied at|go to) ${SAME}\\b`, 'i'),
    () => 'Where was {} educated?',
  ],
  [
    new RegExp(`\\b(\\p{Ll}+) (?:in|on) ${SAME} ${TIME}\\b`, 'iu'),
    (match) => `When was {} ${match[1]?.toLowerCase()}?`,
  ],
  [
    new RegExp(`\\b(located|situated|based|headquartered|set) (?:in|on|at) ${SAME} (${PLACE})\\b`, 'i'),
    (match) => `In which ${singular(match[2] ?? 'place')} is {} located?`,
  ],
  [
    new RegExp(
      `\\b(directed|written|composed|produced|published|designed|built|performed|founded) by ${SAME}\\b`,
      'i',
    ),
    (match) => `Who ${match[1] === 'written' ? 'wrote' : match[1]?.toLowerCase()} {}?`,
  ],
  [
    new RegExp(
      `\\b(?:from|in|originate from|come from|of) ${SAME} (?:country|nation|countries)\\b|\\b(?:have|share|has) ${SAME} (?:home )?country\\b`,
      'i',
    ),
    () => 'What country is {} from?',
  ],
  [
    new RegExp(`\\b${SAME} (?:nationality|nationalities|citizenship)\\b`, 'i'),
    () => 'What is the nationality of {}?',
  ],
  [
    new RegExp(`\\b(?:in|on|from) ${SAME} (${PLACE})\\b`, 'i'),
    (match) => `In which ${singular(match[1] ?? 'place')} is {} located?`,
  ],
  [
    new RegExp(
      `\\b${SAME} ((?:(?!in\\b|as\\b|of\\b|or\\b|and\\b)\\p{Ll}[\\p{L}-]*)(?: (?:of (?:birth|death|origin|burial)|label|company|party|date))?)`,
      'iu',
    ),
    (match) => propertyQuestion(match[1] ?? ''),
  ],
  [/\bboth (?:an? )?(?:\p{Lu}\p{Ll}+)$/u, () => 'What is the nationality of {}?'],
  [/\bboth born in\b/i, () => 'Where was {} born?'],
  [/\bboth (?:located|situated|found|based) (?:in|on|at)\b/i, () => 'Where is {} located?'],
  [
    /\bboth (?:\p{Lu}\p{Ll}+ )?(?:films|movies|bands|songs|albums|magazines|newspapers)$/u,
    (match) => (/\p{Lu}/u.test(match[0]) ? 'What country is {} from?' : 'What is {}?'),
  ],
  [
    /\bboth (?:\p{L}+ ){0,3}(?:\p{Ll}+(?:ers|ors|ists|ians|ants|ents|esses|wrights)|poets|monks|priests|kings|queens|athletes|pilots|chefs|judges|clerks|scribes)$/iu,
    () => 'What is the profession of {}?',
  ],
  [/\bboth (?:an? )?\p{L}/iu, () => 'What is {}?'],
];

/** The lookup whose answers are the same or not: "from the same country", "both composers"; undefined when the words compare nothing. */
export function samenessLookups(criterion: string): Lookups | undefined {
  for (const [pattern, question] of RULES) {
    const match = pattern.exec(criterion);
    if (match) return [question(match)];
  }
  return undefined;
}

function propertyQuestion(noun: string): string {
  const word = singular(noun.toLowerCase());
  return relationQuestion(word, '{}') ?? `What is the ${word} of {}?`;
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return noun.endsWith('s') && !/(?:ss|us)$/.test(noun) ? noun.slice(0, -1) : noun;
}
