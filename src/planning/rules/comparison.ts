import type { Lookups } from './comparison-criterion.js';
import { readCriterion } from './comparison-criterion.js';
import { cleanSide, splitPair, type Pair } from './comparison-sides.js';
import { RELATION_PATTERN, RELATION_WORDS } from './relations.js';

/** A question that compares one property of two things, perhaps of somebody related to each ("the film whose director is older"). */
export interface Comparison {
  pair: Pair;
  /** The relation from each thing to what is compared; absent when the things themselves are. */
  relation?: string;
  lookups: Lookups;
}

interface Reading {
  pair: Pair;
  criterion: string;
  kind: string;
}

const AUXILIARY = '(?:are|were|is|was|do|did|does|have|has|had)';
const TAIL =
  '(?:both )?(?:(?:come |originate |originating |located |situated |based |set |born |die |died |buried |released |founded |published |established |built |written |directed |composed |produced |educated |live |lived |work |worked |play |played |study |attend |have |has |share |speak |belong |(?:from|of|in|on|at|by|to) )+(?:from |in |of |at |on |by |to |with |under )?(?:the |a |an )?(?:\\p{Ll}[\\p{L}-]* ){0,4}?(?:same|different|common|identical|similar)\\b.*|(?:the |of the )?same .*|both .+)';
const WHICH_FIRST =
  /^((?:which|who|what|whose|between the two|of the two)\b[^,:]*?)\s*[,:]\s*(?:is it |was it )?(.+)$/i;
const OUT_OF = /^((?:who|which|what)\b.*?),? (?:out of|between|among|of) (?:the two )?(.+)$/i;
const BETWEEN_FIRST = /^(?:between|out of|of) (.+?), ((?:who|which|what)\b.+)$/i;
const OR_CRITERION =
  /^(?:was|is|did|were|does|do|are|has) (.+? or .+?),? ((?:the )?(?:born|die|died|older|younger|elder|released|founded|established|built|published|come out|live|larger|bigger|smaller|taller|higher|longer|more|opened|formed|created)\b.*)$/i;
const UNSEPARATED =
  /^((?:who|which|what)\b.*?\b(?:first|last|earlier|later|older|younger|elder|longer|larger|bigger|taller|higher|smaller|recently|other)) ((?:[\p{Lu}\p{N}"“<]).+)$/u;
const WHICH_OF =
  /^(?:which|who) (?:one )?(?:of|out of|among|between) (?:the two )?(.+? and .+?),? ((?:is|was|were|has|had|died|lived|came|won|did|opened)\b.+)$/i;
const THAN =
  /^(?:is|was|did|does|do|has|were|are) (.+?) ((?:a |an )?(?:older|younger|larger|bigger|smaller|taller|higher|longer|deeper|born|die|died|live|lived|released|published|founded|established|built|opened|located|educated|buried|from|have|win|come out)\b.*?\b(?:than|before|after|as)) (.+)$/i;
const BOTH_FIRST =
  /^(?:are|were|is|was) both (.+? and .+?),? ((?:located|situated|based|found|born) (?:in|on|at)) .+$/i;
const AUXILIARY_FIRST = new RegExp(`^${AUXILIARY} `, 'i');
const SAME = new RegExp(`^${TAIL}$`, 'u');
const KIND_ASKED =
  /^(?:which|what|whose) ((?:\p{Ll}[\p{L}-]* ){0,3}?)(?:is|was|are|were|has|had|have|came|come|did|does|whose|that|who|won|lived)\b/iu;

/** Reads a question as a comparison of two things; undefined when it is none, or compares what is not known to be comparable. */
export function readComparison(question: string): Comparison | undefined {
  const text = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s?.]+$/u, '');
  for (const reading of readings(text)) {
    const comparison = interpret(reading);
    if (comparison !== undefined) return comparison;
  }
  return undefined;
}

function* readings(text: string): Generator<Reading> {
  yield* choice(WHICH_FIRST.exec(text), 'or');
  yield* choice(OUT_OF.exec(text), 'and');
  yield* sidesFirst(BETWEEN_FIRST.exec(text), 'and');
  yield* sidesFirst(WHICH_OF.exec(text), 'and');
  yield* sidesFirst(OR_CRITERION.exec(text), 'or');
  yield* choice(UNSEPARATED.exec(text), 'or');
  yield* sameness(text);
  yield* than(text);
  const both = BOTH_FIRST.exec(text);
  if (both) yield* reading(both[1], `both ${both[2]}`, 'and');
}

function sidesFirst(match: RegExpExecArray | null, word: 'or' | 'and'): Generator<Reading> {
  return reading(match?.[1], match?.[2], word);
}

/** "Is A older than B": the criterion stands between the sides. */
function* than(text: string): Generator<Reading> {
  const [, left, criterion, right] = THAN.exec(text) ?? [];
  if (left !== undefined && criterion !== undefined && right !== undefined)
    yield { pair: [left, right], criterion, kind: '' };
}

function choice(match: RegExpExecArray | null, word: 'or' | 'and'): Generator<Reading> {
  return reading(match?.[2], match?.[1], word);
}

function* reading(
  sides: string | undefined,
  criterion: string | undefined,
  word: 'or' | 'and',
): Generator<Reading> {
  if (sides === undefined || criterion === undefined) return;
  const pair = splitPair(sides, word);
  if (pair)
    yield {
      pair: [cleanSide(pair[0]), cleanSide(pair[1])],
      criterion,
      kind: KIND_ASKED.exec(`${criterion} is`)?.[1]?.trim() ?? '',
    };
}

/** "Are A and B from the same country": the tail may begin at any of its words; the shortest subject that splits is tried first. */
function* sameness(text: string): Generator<Reading> {
  const asked = AUXILIARY_FIRST.exec(text)?.[0];
  if (asked === undefined) return;
  const rest = text.slice(asked.length).replace(/^both /i, '');
  for (const { index } of rest.matchAll(/,? /g)) {
    const criterion = rest.slice(index).replace(/^,? /, '');
    const pair = SAME.test(criterion) ? splitPair(rest.slice(0, index), 'and') : undefined;
    if (pair) yield { pair, criterion, kind: '' };
  }
}

function interpret({ pair, criterion, kind }: Reading): Comparison | undefined {
  const shared = sharedRelation(pair) ?? askedRelation(pair, criterion) ?? { pair };
  const lookups = readCriterion(criterion, shared.relation === undefined ? kind : '');
  const sides: Pair = [cleanSide(shared.pair[0]), cleanSide(shared.pair[1])];
  if (lookups === undefined || sides[0] === '' || sides[1] === '' || sides[0] === sides[1]) return undefined;
  return shared.relation === undefined
    ? { pair: sides, lookups }
    : { pair: sides, relation: shared.relation, lookups };
}

interface Shared {
  pair: Pair;
  relation?: string;
}

const DISTRIBUTED = new RegExp(`^(?:the )?(${RELATION_PATTERN}) of (.+)$`, 'iu');

/** "the directors of A and B", "director of A and director of B". */
function sharedRelation([left, right]: Pair): Shared | undefined {
  const [, relation, first] = DISTRIBUTED.exec(left) ?? [];
  if (relation === undefined || first === undefined) return undefined;
  const [, again, second] = DISTRIBUTED.exec(right) ?? [];
  if (again !== undefined && second !== undefined)
    return same(relation, again) ? { pair: [first, second], relation } : undefined;
  return /s$/i.test(relation) ? { pair: [first, right], relation } : undefined;
}

const ASKED = new RegExp(
  `\\b(?:has|have|had|whose|with|was \\p{L}+ by) (?:the |a |an )?(?:(?:older|younger|elder|oldest|youngest) )?(${RELATION_PATTERN})\\b`,
  'iu',
);
const TRAILING_KIND = / (?:films|movies|songs|albums|books|novels|bands|plays|operas)$/i;

/** "which film has the director who is older", "have the directors from the same country". */
function askedRelation([left, right]: Pair, criterion: string): Shared | undefined {
  const relation = ASKED.exec(criterion)?.[1];
  if (relation === undefined || isTheProperty(relation, criterion)) return undefined;
  return { pair: [left, right.replace(TRAILING_KIND, '')], relation };
}

/** In "have the same director" the relation is what is compared, not who is compared. */
function isTheProperty(relation: string, criterion: string): boolean {
  return new RegExp(
    `(?:same|different|common|larger|higher|greater|lower|smaller|longer) ${relation}`,
    'i',
  ).test(criterion);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() && RELATION_WORDS.has(one.toLowerCase());
}
