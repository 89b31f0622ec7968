import { NAME, NAMES, PLACE, QUOTED, listed, unquoted } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

interface CareerRule {
  pattern: RegExp;
  phrase: string;
  role: string;
  forward: (subject: string) => string;
  inverse: (object: string) => string;
}

const LEAD = '(?:the\\s)?(?:[\\p{Ll}-]+\\s){0,3}?';
const rule = (
  source: string,
  [phrase, role]: [string, string],
  [forward, inverse]: [string, string],
): CareerRule => ({
  pattern: new RegExp(source, 'gu'),
  phrase,
  role,
  forward: (subject) => forward.replace('*', () => subject),
  inverse: (object) => inverse.replace('*', () => object),
});

const RULES: readonly CareerRule[] = [
  rule(
    `\\b(?:educated|studied|study|graduated|enrolled|attended|degree|graduate)\\s(?:[^.;]{0,50}?\\s)?(?:at|from)?\\s?(?:the\\s)?(?<object>${NAME})`,
    ['studied at', 'school'],
    ['Where did * study?', 'Who studied at *?'],
  ),
  rule(
    `\\b(?:plays|played|play)\\s(?:[^.;]{0,40}?\\s)?(?:for|with)\\s${LEAD}(?<object>${NAME})`,
    ['played for', 'team'],
    ['Which team did * play for?', 'Who played for *?'],
  ),
  rule(
    `\\b(?:works|worked|taught|teaches|employed|lecturer|professor)\\s(?:[^.;]{0,40}?\\s)?(?:at|for)\\s${LEAD}(?<object>${NAME})`,
    ['worked at', 'organisation'],
    ['Where did * work?', 'Who worked at *?'],
  ),
  rule(
    `\\b(?:joined|member of)\\s${LEAD}(?<object>${NAME})`,
    ['member of', 'organisation'],
    ['What was * a member of?', 'Who was a member of *?'],
  ),
  rule(
    `\\b(?:won|received|awarded|recipient of|earned|nominated for)\\s(?:[^.;"]{0,30}?\\s)?(?:the\\s)?(?:\\d{4}\\s)?(?<object>(?:${NAME}\\s)?(?:\\p{Lu}[\\p{L}'-]+\\s)*(?:Award|Awards|Prize|Medal|Order of (?:the\\s)?${NAME}|Oscar|Cup|Fellowship)(?:\\sfor\\s${NAME})?)`,
    ['received the award', 'award'],
    ['What award did * win?', 'Who won *?'],
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
    `\\b(?:succeeded by)\\s${LEAD}(?<object>${NAME})`,
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
    `\\b(?:also known as|known as|nicknamed|alias|née)\\s(?:the\\s)?(?<object>${QUOTED}|${NAMES})`,
    ['also known as', 'name'],
    ['What is * also known as?', 'Who or what is also known as *?'],
  ),
];

/** Study, work, teams, memberships, awards, homes, works and posts that a sentence about a subject tells. */
export function careerRelations(subject: Thing, predicate: string): Relation[] {
  return RULES.flatMap(({ pattern, phrase, role, forward, inverse }) =>
    [...predicate.matchAll(pattern)].flatMap(({ groups }) =>
      listed(unquoted(groups?.['object'] ?? ''))
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
