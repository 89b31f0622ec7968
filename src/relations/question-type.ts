import { parseDate } from '../comparison/parse-date.js';
import { parseNumber } from '../comparison/parse-number.js';
import type { AnswerEntity } from '../retrieval/evidence.js';

/** What an answer must be; `agent` is a person or an organisation. */
export type AnswerType = 'date' | 'number' | 'place' | 'agent' | 'yes-no' | 'any';

export interface ExpectedAnswer {
  type: AnswerType;
  /** The question asks for all of several. */
  plural: boolean;
}

const TIME_WORD = 'years?|dates?|days?|months?|decades?|century|centuries';
const PLACE_WORD =
  'place|city|cities|town|village|region|state|province|county|district|territory|continent|island|location|neighbou?rhood|suburb';
const PERSON_WORD =
  'person|people|man|woman|actor|actress|director|author|writer|singer|composer|artist|king|queen|president|player|band|company|organi[sz]ation|team|producer|performer|publisher';

const TYPES: readonly (readonly [RegExp, AnswerType])[] = [
  [/^\s*(?:was|were|is|are|did|do|does|has|have|had|can|could)\b/i, 'yes-no'],
  [
    new RegExp(
      `\\bwhen\\b|\\b(?:what|which)\\s+(?:\\w+\\s+)?(?:${TIME_WORD})\\b|\\b(?:date|year) of\\b|\\bbirthday\\b|\\b(?:birth|death|release|publication|founding|start|end) date\\b`,
      'i',
    ),
    'date',
  ],
  [/\bhow (?:many|much|tall|high|long|far|large|big|deep|old)\b|\bpopulation\b|\bnumber of\b/i, 'number'],
  [
    new RegExp(
      `\\bwhere\\b|\\b(?:what|which)\\s+(?:\\w+\\s+)?(?:${PLACE_WORD})\\b|\\b(?:place|location) of\\b|\\bbirthplace\\b|\\bhometown\\b`,
      'i',
    ),
    'place',
  ],
  [new RegExp(`\\bwho(?:m|se)?\\b|\\b(?:what|which)\\s+(?:\\w+\\s+)?(?:${PERSON_WORD})\\b`, 'i'), 'agent'],
];

const PLURAL =
  /\b(?:who|what|which) (?:were|are|\w+s (?:are|were|did|do|have))\b|\b(?:list|all|names) of\b|\b(?:children|parents|siblings|brothers|sisters|members|songs|films|albums|books|countries|cities|awards)\b/i;

/** What kind of thing answers a question, and whether several are asked for. */
export function expectedAnswer(question: string): ExpectedAnswer {
  const type = TYPES.find(([pattern]) => pattern.test(question))?.[1] ?? 'any';
  return { type, plural: PLURAL.test(question) };
}

/** The kinds a stored answer is of: read from its text first, then from its coarse type. */
export function answerKinds(answer: Pick<AnswerEntity, 'name' | 'coarseType'>): Set<AnswerType> {
  const kinds = new Set<AnswerType>();
  if (answer.coarseType === 'date' || parseDate(answer.name)) kinds.add('date');
  if (answer.coarseType === 'number' || parseNumber(answer.name)) kinds.add('number');
  if (answer.coarseType === 'place') kinds.add('place');
  if (answer.coarseType === 'person' || answer.coarseType === 'organisation') kinds.add('agent');
  return kinds;
}

/** False only when the answer is known to be of another kind than the one expected. */
export function mayAnswer(answer: Pick<AnswerEntity, 'name' | 'coarseType'>, expected: AnswerType): boolean {
  if (expected === 'any' || expected === 'yes-no') return true;
  const kinds = answerKinds(answer);
  if (kinds.has(expected)) return true;
  return expected !== 'date' && expected !== 'number' && !kinds.has('date') && !kinds.has('number');
}
