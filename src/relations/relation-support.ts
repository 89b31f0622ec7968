import { foldedTokens } from '../comparison/fold.js';
import type { QaPair } from '../retrieval/evidence.js';
import { genderOf } from './gender.js';
import { kinshipAgreement, kinshipAsked, type Kinship } from './kinship.js';
import { maskNames } from './name-mask.js';
import { answerKinds, expectedAnswer, type AnswerType } from './question-type.js';
import { relationAgreement, relationsIn } from './relation-table.js';

/** Support of a pair whose relation the table does not know: paraphrases must pass when their relevance is high. */
const UNKNOWN_RELATION = { least: 0.4, sharedWords: 0.5 } as const;
/** Support that remains when the answer is of another kind than the question word asks for. */
const OTHER_KIND = 0.1;

/** "In which city was" asks for a place by its kind; the kind is no relation. */
const ASKED_KIND =
  /\b(?:in|at|on|from|to)?\s*(?:what|which)\s+(?:year|date|day|month|century|city|country|town|village|place|state|region|county|district|person|film|movie|song|album|book|company|band|team|league|school|university|college)\b/g;
const STOP = new Set(
  'who whom whose what which where when why how is are was were be been did do does has have had the a an of in on at to for from by with and or that this it its name'.split(
    ' ',
  ),
);

/** Who wrote, composed or performed a song is told by any of these words. */
const MUSIC_MAKING = /\b(?:wrote|written|writer|compos\w+|perform\w*|sang|sung|singer|recorded)\b/;

/** Who plays somebody's father is no parent: the kin word belongs to the part or the title. */
const PERFORMANCE =
  /^(?:who|which \p{L}+|what \p{L}+) (?:play|plays|played|portrays|portrayed|voices|voiced|stars|starred|sings|sang)\b/u;

type AskedPair = Pick<QaPair, 'question' | 'verbPhrase' | 'answers' | 'subjects'>;

/**
 * How far a stored pair speaks of the fact that is asked, in [0, 1]: its relation (kinship with its direction, birth against death ...) and
 * the kind of its answers. Whether it speaks of the same thing is not judged here.
 */
export function relationSupport(asked: string, pair: AskedPair): number {
  const known = pair.subjects.map((subject) => subject.name);
  const question = maskNames(asked, known).masked.toLowerCase();
  const told = maskNames(pair.question, known).masked.toLowerCase();
  const about = aboutSupport(question, told, pair.verbPhrase.toLowerCase());
  const either =
    about < UNKNOWN_RELATION.least && isMusic(pair) && MUSIC_MAKING.test(question) && MUSIC_MAKING.test(told);
  const kin = isOtherGender(kinshipAsked(question), pair) ? OTHER_KIND : 1;
  return kin * kindSupport(asked, pair) * (either ? UNKNOWN_RELATION.least : about);
}

/** Asked for a mother, a pair whose answers are all told to be men says nothing, though it tells a parent. */
function isOtherGender(asked: Kinship | null, pair: AskedPair): boolean {
  const other = asked?.gender === 'female' ? 'male' : 'female';
  return Boolean(asked?.gender) && pair.answers.every((answer) => genderOf(answer) === other);
}

function aboutSupport(asked: string, told: string, verbPhrase: string): number {
  const [askedKin, toldKin] = [PERFORMANCE.test(asked) ? null : kinshipAsked(asked), kinshipAsked(told)];
  if (askedKin && toldKin) return kinshipAgreement(askedKin, toldKin);
  const [askedCore, toldCore] = [asked.replace(ASKED_KIND, ' '), told.replace(ASKED_KIND, ' ')];
  const agreement = relationAgreement(
    askedRelations(asked, askedCore),
    relationsIn(`${toldCore} ${verbPhrase}`),
  );
  if (askedKin) return agreement === 1 ? UNKNOWN_RELATION.least : 0.05;
  return (
    agreement ??
    UNKNOWN_RELATION.least + UNKNOWN_RELATION.sharedWords * sharedWords(askedCore, `${told} ${verbPhrase}`)
  );
}

/** A question whose only relation word is its kind ("Which country is it in?") keeps that word. */
function askedRelations(asked: string, core: string): Set<string> {
  const relations = relationsIn(core);
  return relations.size > 0 ? relations : relationsIn(asked);
}

function sharedWords(asked: string, told: string): number {
  const wanted = contentWords(asked);
  const given = new Set(contentWords(told));
  return wanted.length === 0 ? 0 : wanted.filter((word) => given.has(word)).length / wanted.length;
}

function contentWords(text: string): string[] {
  return foldedTokens(text).filter((word) => !STOP.has(word));
}

function kindSupport(asked: string, pair: AskedPair): number {
  const { type } = expectedAnswer(asked);
  const told = expectedAnswer(pair.question).type;
  if (pair.answers.length === 0 || isWorkInstead(pair, type)) return OTHER_KIND;
  const kinds = pair.answers.map(answerKinds);
  if (type === 'yes-no' || kinds.some((of) => of.has(type))) return 1;
  const isOther = kinds.every((of) => excludes(of, type)) || (told !== type && isStrict(type));
  return isOther ? OTHER_KIND : told === type || type === 'any' ? 1 : 0.8;
}

/** A film is neither a place nor a person, whatever its title looks like. */
function isWorkInstead(pair: AskedPair, type: AnswerType): boolean {
  return (
    (type === 'place' || type === 'agent') && pair.answers.every((answer) => answer.coarseType === 'work')
  );
}

function isStrict(type: AnswerType): boolean {
  return type === 'date' || type === 'number';
}

/** True when an answer of these kinds cannot be of the asked type. */
function excludes(kinds: ReadonlySet<AnswerType>, type: AnswerType): boolean {
  const isValue = kinds.has('date') || kinds.has('number');
  if (type === 'place') return isValue;
  if (type === 'agent') return isValue || (kinds.has('place') && !kinds.has('agent'));
  return type === 'any' && kinds.has('date') && !kinds.has('number');
}

function isMusic(pair: AskedPair): boolean {
  return pair.subjects.some((subject) =>
    subject.roles.some(({ role }) => /\b(?:song|single|track|album)\b/i.test(role)),
  );
}
