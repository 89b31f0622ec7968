import { LEAD, LIST_LEAD, NAME, NAMES, PLACE, QUOTED, listed, unquoted } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

interface CareerRule {
  pattern: RegExp;
  phrase: string;
  role: string;
  forward: (subject: string) => string;
  inverse: (object: string) => string;
  /** What may stand before. */
  after?: RegExp;
}

const rule = (
  source: string,
  [phrase, role]: [string, string],
  [forward, inverse, after]: [forward: string, inverse: string, after?: RegExp],
): CareerRule => ({
  pattern: new RegExp(source, 'gu'),
  phrase,
  role,
  forward: (subject) => forward.replace('*', () => subject),
  inverse: (object) => inverse.replace('*', () => object),
  ...(after ? { after } : {}),
});

const AWARD = `(?<object>(?:[\\p{Lu}\\d][\\p{L}\\p{M}\\d.'’&-]*\\s(?:of\\s|for\\s|the\\s|and\\s){0,2}){0,7}?(?:Awards?|Prize|Medal|Oscar|Cup|Fellowship|Scholarship|Championship|Title|Trophy)(?:\\s(?:for|of)\\s(?:the\\s)?${NAME})?|Order of (?:the\\s)?${NAME}|${NAME}\\sOrder of\\s${NAME})`;

const RULES: readonly CareerRule[] = [
  rule(
    `\\b(?:educated|studied|study|graduated|graduating|enrolled|degree|graduate)\\s(?:[^.;]{0,60}?\\s)?(?:at|from)\\s${LEAD}(?<object>${NAME})`,
    ['studied at', 'school'],
    ['Where did * study?', 'Who studied at *?'],
  ),
  rule(
    `\\b(?:attended|attending|alumnus of|alumna of|graduate of)\\s${LEAD}(?<object>(?=[^,.;]{0,60}(?:School|College|University|Academy|Institute|Conservator|Seminary|Gymnasium|Lyc))${NAMES})`,
    ['studied at', 'school'],
    ['Where did * study?', 'Who studied at *?'],
  ),
  rule(
    `\\b(?:plays|played|play)\\s(?:[^.;]{0,40}?\\s)?(?:for|with)\\s${LEAD}(?<object>${NAMES})`,
    ['played for', 'team'],
    ['Which team did * play for?', 'Who played for *?'],
  ),
  rule(
    `\\b(?:works|worked|taught|teaches|employed|lecturer|professor)\\s(?:[^.;]{0,40}?\\s)?(?:at|for)\\s${LEAD}(?<object>${NAME})`,
    ['worked at', 'organisation'],
    ['Where did * work?', 'Who worked at *?'],
  ),
  rule(
    `\\b(?:joined|members? of)\\s${LEAD}(?<object>${NAME})`,
    ['member of', 'organisation'],
    ['What was * a member of?', 'Who was a member of *?'],
  ),
  rule(
    `\\b(?:won|received|awarded|recipient of|earned|winner of)\\s(?:(?:(?!nominat|for\\b)[^.;"\\p{Lu}]){0,30}?\\s)?(?:the\\s)?${AWARD}`,
    ['received the award', 'award'],
    ['What award did * win?', 'Who won *?'],
  ),
  rule(
    `\\bnominated\\s(?:[^.;"\\p{Lu}]{0,30}?\\s)?for\\s(?:the\\s|an?\\s)?${AWARD}`,
    ['nominated for', 'award'],
    ['What award was * nominated for?', 'Who was nominated for *?'],
  ),
  rule(
    `\\b(?:grew up|raised|brought up|lived|lives|resided|resides|settled|moved|emigrated)\\s(?:[^.;]{0,30}?\\s)?(?:in|to|at)\\s(?<object>${PLACE})`,
    ['lived in', 'place'],
    ['Where did * live?', 'Who lived in *?'],
  ),
  rule(
    `\\b(?:directed|direct)\\s(?:[^.;"]{0,50}?\\s?)?(?<object>${QUOTED})`,
    ['directed', 'film'],
    ['What did * direct?', 'Who directed *?'],
  ),
  rule(
    `\\b(?:wrote|written|write|penned)\\s(?:[^.;"]{0,50}?\\s?)?(?<object>${QUOTED})`,
    ['wrote', 'work'],
    ['What did * write?', 'Who wrote *?'],
  ),
  rule(
    `\\b(?:produced)\\s(?:[^.;"]{0,50}?\\s?)?(?<object>${QUOTED})`,
    ['produced', 'work'],
    ['What did * produce?', 'Who produced *?'],
  ),
  rule(
    `\\b(?:starred|appeared|acted|role)\\s(?:[^.;"]{0,60}?\\s)?in\\s(?:[^.;"]{0,40}?\\s?)?(?<object>${QUOTED})`,
    ['appeared in', 'work'],
    ['In what did * appear?', 'Who appeared in *?'],
  ),
  rule(
    `\\b(?:founded|established|co-founded)\\s${LEAD}(?<object>${NAME})`,
    ['founded', 'organisation'],
    ['What did * found?', 'Who founded *?'],
  ),
  rule(
    `\\b(?:succeeded|followed)\\sby\\s${LIST_LEAD}(?<object>${NAME})`,
    ['succeeded by', 'person'],
    ['Who succeeded *?', 'Whom did * succeed?'],
  ),
  rule(
    `\\b(?:succeeded|succeeding)\\s(?!by\\b)${LEAD}(?<object>${NAME})`,
    ['succeeded', 'person'],
    ['Whom did * succeed?', 'Who succeeded *?'],
  ),
  rule(
    `\\b(?:capital of)\\s(?:the\\s)?(?<object>${NAME})`,
    ['capital of', 'place'],
    ['What is * the capital of?', 'What is the capital of *?'],
  ),
  rule(
    `\\b(?:part of)\\s(?:the\\s)?(?<object>${NAME})`,
    ['part of', 'place'],
    ['What is * part of?', 'What is part of *?'],
  ),
  rule(
    `\\b(?:known as|nicknamed|called|alias|née)\\s(?:the\\s)?(?<object>${QUOTED}|${NAME})`,
    ['also known as', 'name'],
    [
      'What is * also known as?',
      'Who or what is also known as *?',
      /^(?:[\s,(]|\([^()]*\)|\([^()]*[;,]\s|\b(?:is|was|better|best|also|commonly|sometimes|often|usually|formerly|originally|professionally|perhaps|\p{Ll}+ly|\p{Lu}{2,5}|who|which|more|and|or)\b)*$|^[^;.]*\b(?:is|was)\s(?:an?|the)\s(?:(?!of|by|with|and|for|in|from|who)[\p{L}-]+\s?){1,6},\s(?:also\s|better\s|best\s|\p{Ll}+ly\s)?$/u,
    ],
  ),
];

const OF_PERSONS = new Set([
  'directed',
  'wrote',
  'produced',
  'appeared in',
  'studied at',
  'worked at',
  'lived in',
]);

/** Study, work, teams, memberships, awards, homes, works and posts that a sentence about a subject tells. */
export function careerRelations(subject: Thing, predicate: string): Relation[] {
  const rules = subject.role === 'person' ? RULES : RULES.filter(({ phrase }) => !OF_PERSONS.has(phrase));
  return rules.flatMap(({ pattern, phrase, role, forward, inverse, after = /^/u }) =>
    [...predicate.matchAll(pattern)]
      .filter(({ index }) => after.test(predicate.slice(0, index)))
      .flatMap(({ groups }) =>
        (role === 'place' ? (text: string) => [text.replace(/^the\s/u, '')] : listed)(
          unquoted(groups?.['object'] ?? ''),
        )
          .slice(0, role === 'name' ? 1 : 6)
          .map((name) => ({
            phrase,
            subject,
            object: thing(name, role),
            forward: forward(subject.name),
            inverse: inverse(name),
          })),
      ),
  );
}
