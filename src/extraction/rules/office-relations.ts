import { NAME } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const QUALIFIER =
  '(?:\\d+(?:st|nd|rd|th)|first|second|third|\\p{Ll}+th|last|titular|hereditary|honorary|founding|current|former|suffragan|auxiliary|assistant|associate|deputy|vice|prime|lord|crown|grand|high|reigning|ruling|artistic|musical|managing|executive|general|chief|national|sovereign|sole|only|de facto|Deputy|Vice|Prime|Lord|Crown|Grand|High|Lieutenant|Governor|Titular|Chief|Managing|Executive|General)';
const HEAD =
  '(?:[Kk]ing|[Qq]ueen|[Dd]uke|[Dd]uchess|[Cc]ount|[Cc]ountess|[Ee]arl|[Bb]aron|[Bb]aroness|[Bb]ishop|[Aa]rchbishop|[Aa]bbot|[Aa]bbess|[Pp]rince|[Pp]rincess|[Ee]mperor|[Ee]mpress|[Gg]overnor|[Mm]ayor|[Pp]resident|[Mm]inister|[Pp]rofessor|[Dd]irector|[Ff]ounder|[Cc]o-founder|[Ll]eader|[Cc]hairman|[Hh]ead|[Cc]aptain|[Ll]ord|[Ll]ady|[Mm]argrave|[Ll]andgrave|[Ee]lector|[Vv]iscount|[Mm]arquess|[Mm]archioness|[Ss]ultan|[Ss]hah|[Kk]han|[Cc]aliph|[Pp]atriarch|[Rr]uler|[Cc]hief|[Ss]ecretary|[Aa]mbassador|[Cc]hancellor|[Cc]ommander|[Rr]egent|[Vv]assal|[Cc]onsort|-General)';
const OFFICE = new RegExp(
  `(?<![\\p{L}-])(?<office>(?:${QUALIFIER}[\\s-]){0,3}${HEAD}(?:\\s(?:consort|regent|elect|minister|general))?\\sof\\s(?:the\\s)?${NAME})`,
  'gu',
);
/** Words that give the office to the sentence's subject. */
const GIVEN =
  /(?:^[\s,]*|\b(?:is|was|be|became|become|remained|as|appointed|elected|named|made|crowned|created|proclaimed|consecrated|installed|being)\s)(?:also\s|later\s|first\s|then\s|once\s|briefly\s|the\s|an?\s|titled\s)*$/u;
const LISTED =
  /\b(?:is|was)\s(?:an?|the)\s(?:(?!of|by|to|with|who|in|at|for)[\p{L}-]+,?\s){1,6}and\s(?:the\s|an?\s)?$/u;
const GOES_ON = /^,?\s(?:and\s)?(?:also\s|later\s|then\s|as\s)?(?:the\s|an?\s)?$/u;
const SUCCEEDED = /\bsucceed(?:ed|ing)\s(?:his|her)\s(?:\p{Ll}+\s){1,3}(?:\p{Lu}\S*\s){0,4}as\s(?:the\s)?$/u;
const OF_ANOTHER = /\b(?:[Hh]is|[Hh]er|[Tt]heir|whose|\p{Lu}[\p{L}]+,?\swho)\s[^.;]*$/u;

/** Titles and posts that a sentence gives its subject: "was Bishop of Orm", "became the third Duke of Tarn and Count of Orm". */
export function officeRelations(subject: Thing, predicate: string): Relation[] {
  const found: Relation[] = [];
  let end: number | null = null;
  for (const match of predicate.matchAll(OFFICE)) {
    const before = predicate.slice(0, match.index).replace(/\([^()]*\)\s?/gu, '');
    const isGiven = SUCCEEDED.test(before) || isOwn(before);
    const goesOn = end !== null && GOES_ON.test(predicate.slice(end, match.index));
    if (!goesOn && !isGiven) continue;
    end = match.index + match[0].length;
    found.push(office(subject, match.groups?.['office'] ?? ''));
  }
  return found;
}

function isOwn(before: string): boolean {
  return (GIVEN.test(before) || LISTED.test(before)) && !OF_ANOTHER.test(before);
}

function office(subject: Thing, held: string): Relation {
  return {
    phrase: 'held the title',
    subject,
    object: thing(held, 'title'),
    forward: `What title or position did ${subject.name} hold?`,
    inverse: `Who was ${held}?`,
  };
}
