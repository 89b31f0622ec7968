import type { Lookups } from './comparison-criterion.js';
import { tagWords } from './tagger.js';

const BORN = 'When was {} born?';
const DIED = 'When did {} die?';
const FOUNDED = 'When was {} founded?';
const BUILT = 'When was {} built?';
const RELEASED = 'When was {} released?';
const PUBLISHED = 'When was {} published?';

const ORDER =
  '(?:first|last|earlier|earliest|later|latest|sooner|before|after|more recently|most recently|more recent|newer|older)';
const BEGUN =
  'published|founded|established|opened|built|constructed|completed|formed|created|started|launched|incorporated|discovered|invented|introduced|abolished|signed|elected|crowned|inaugurated|recorded|written|aired|broadcast|organized|organised|settled|chartered|commissioned|fought|held';

const FOUNDED_KIND =
  /\b(?:magazine|newspaper|journal|company|firm|university|college|school|band|group|club|team|organi[sz]ation|party|city|town|village|airline|museum|hospital|bank|institution|label|publisher|society|church|monastery|abbey|order)\b/i;
const BUILT_KIND =
  /\b(?:building|bridge|tower|castle|house|palace|cathedral|lighthouse|dam|railway|station|ship|fort|mill|theatre|theater|stadium|hall|canal)\b/i;
const RELEASED_KIND = /\b(?:film|movie|album|song|single|game|show|series)\b/i;
const PUBLISHED_KIND = /\b(?:book|novel|poem|play|comic)\b/i;

type Rule = readonly [RegExp, (match: RegExpExecArray, kind: string) => Lookups | undefined];

const RULES: readonly Rule[] = [
  [
    /\b(?:lived|live) (?:longer|longest|a longer life|shorter)\b|\blonger li(?:fe|ved|ves)\b|\blong(?:er|est) lifespan\b/i,
    () => [BORN, DIED],
  ],
  [
    new RegExp(`\\b(?:born|birth)\\b.*\\b${ORDER}\\b|\\b${ORDER}\\b.*\\b(?:born|birth)\\b`, 'i'),
    () => [BORN],
  ],
  [
    new RegExp(
      `\\b(?:died|die|dies|death|dead|passed away|pass away)\\b.*\\b${ORDER}\\b|\\b${ORDER}\\b.*\\b(?:died|die|death)\\b`,
      'i',
    ),
    () => [DIED],
  ],
  [
    new RegExp(
      `\\b(?:released|premiered|come out|came out|comes out|debuted|release|premiere)\\b.*\\b${ORDER}\\b|\\b${ORDER}\\b.*\\b(?:released|come out|came out|release)\\b`,
      'i',
    ),
    () => [RELEASED],
  ],
  [
    new RegExp(`\\b(${BEGUN})\\b.*\\b${ORDER}\\b|\\b${ORDER}\\b.*\\b(${BEGUN})\\b`, 'i'),
    (match) => [`When was {} ${match[1] ?? match[2] ?? 'founded'}?`],
  ],
  [/\b(?:older|younger|oldest|youngest|elder|eldest|newer|newest)\b/i, (_match, kind) => [ageQuestion(kind)]],
  [
    /\b(?:more|less|most|larger|bigger|greater|smaller|higher|lower|fewer)\b(?: \w+)? (?:populous|populated|population|inhabitants|residents|people)\b/i,
    () => ['What is the population of {}?'],
  ],
  [
    /\b(?:more|most|fewer|fewest|less|greater number of|higher number of) (\p{Ll}[\p{L} ]{1,60})/iu,
    (match) => countQuestion(match.input, match[1] ?? ''),
  ],
  [
    /\b(?:larger|largest|bigger|biggest|smaller|smallest|greater)(?: (area|population|size|budget|enrollment|capacity|crew))?\b/i,
    (match) => [sizeQuestion(match[1])],
  ],
  [
    /\b(?:higher|highest|lower|lowest)(?: (\p{Ll}+))?$/iu,
    (match) => [match[1] === undefined ? 'How high is {}?' : `What is the ${match[1]} of {}?`],
  ],
  [
    /\b(tall|deep|wide|long|fast|slow|heavy|old|high|short|steep|expensive)(?:er|r|est|st)\b/i,
    (match) => [`How ${measure(match[1] ?? '')} is {}?`],
  ],
  [
    /\b(heavier|wider)\b/i,
    (match) => [match[1]?.toLowerCase() === 'heavier' ? 'How heavy is {}?' : 'How wide is {}?'],
  ],
  [
    /\b(?:further|farther|more) (north|south|east|west|northern|southern|eastern|western)\b/i,
    () => ['Where is {} located?'],
  ],
];

/** The lookups behind an order: dates for "older" or "released first", a number for "larger" or "more". `kind` is the noun of what is compared, or "". */
export function orderedLookups(criterion: string, kind: string): Lookups | undefined {
  for (const [pattern, lookups] of RULES) {
    const match = pattern.exec(criterion);
    const found = match && lookups(match, kind);
    if (found) return found;
  }
  return undefined;
}

function ageQuestion(kind: string): string {
  if (FOUNDED_KIND.test(kind)) return FOUNDED;
  if (BUILT_KIND.test(kind)) return BUILT;
  if (RELEASED_KIND.test(kind)) return RELEASED;
  return PUBLISHED_KIND.test(kind) ? PUBLISHED : BORN;
}

/** "won more titles" -> "How many titles did X win?". */
function countQuestion(criterion: string, counted: string): Lookups | undefined {
  const things = counted.replace(/\b(?:than the other|than|in total|overall)\b.*$/i, '').trim();
  const verb = tagWords(
    criterion.slice(0, criterion.search(/\b(?:more|most|fewer|fewest|less|greater|higher)\b/i)),
  ).findLast((word) => /^(?:VERB|AUX)$/.test(word.tag));
  if (things === '' || verb === undefined || /^(?:is|was|are|were)$/i.test(verb.text)) return undefined;
  const helper = verb.text.endsWith('s') || verb.text === 'have' ? 'does' : 'did';
  return [`How many ${things} ${helper} {} ${verb.lemma}?`];
}

function sizeQuestion(measured: string | undefined): string {
  return measured === undefined || measured === 'size'
    ? 'How large is {}?'
    : `What is the ${measured.toLowerCase()} of {}?`;
}

function measure(adjective: string): string {
  const word = adjective.toLowerCase();
  if (word === 'slow') return 'fast';
  return word === 'short' ? 'tall' : word;
}
