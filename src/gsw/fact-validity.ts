import { MONTH } from '../text/month-pattern.js';
import { coarseType } from './coarse-type.js';
import { dateInterval } from './date-interval.js';
import type { Entity, Gsw, Question, VerbPhrase } from './gsw.js';
import { VALIDITY_PRECISIONS, type Validity, type ValidityPrecision } from './validity.js';

const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{3,4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{3,4}|${MONTH},? \\d{3,4}|\\d{4}-\\d{2}-\\d{2}|\\d{3}0s|\\d{3,4}[–-]\\d{2,4}|\\d{3,4})`;
/** What may stand behind a date for it to be a time of its own and not part of a name ("the 2006 World Cup"). */
const END =
  '(?=\\s*(?:[?.,;:)]|$)|\\s+(?:and|to|until|till|after|before|by|for|with|when|while|as|at|in|on|from|during|of|over|under|against)\\b)';
const INTERVAL = new RegExp(`\\b(?:from|between) (${DATE}) (?:to|until|till|and) (${DATE})${END}`, 'u');
const SINCE = new RegExp(`\\b(?:since|from) (${DATE})${END}`, 'u');
const UNTIL = new RegExp(`\\b(?:until|till) (${DATE})${END}`, 'u');
const AT = new RegExp(`\\b(?:in|on|during) (${DATE})${END}`, 'gu');
/** A question for the start or the end of a fact has an answer that leaves the other end open. */
const ASKS_END = { from: /^(?:since|from)\b/i, to: /^(?:until|till)\b/i };
const ASKS_TIME =
  /^(?:(?:(?:since|from|until|till)\s+)?when|(?:(?:in|on|during|from|since|until|till|by)\s+)?(?:what|which)\s+(?:date|day|month|year|years|decade|century|period|time)\b)/i;

/**
 * Gives every question of a fact with one stated time its validity, in place: from dates in its questions ("from 2019 to 2021") and from
 * answers that are dates. Two times that differ give none, and no time is made up.
 */
export function addValidity(gsw: Gsw): void {
  const entities = new Map(gsw.entities.map((entity) => [entity.localId, entity]));
  for (const phrase of gsw.verbPhrases) {
    const validity = factValidity(phrase, entities);
    if (validity) for (const question of phrase.questions) question.validity = { ...validity };
  }
}

/** When the fact of a verb phrase held, or null when its text does not say, or says two times. */
export function factValidity(phrase: VerbPhrase, entities: ReadonlyMap<string, Entity>): Validity | null {
  const stated = phrase.questions.flatMap((question) => [
    ...timesInQuestion(question.text),
    ...timesOfAnswers(question, entities),
  ]);
  const distinct = new Map(stated.map((validity) => [JSON.stringify(validity), validity]));
  const [only] = distinct.values();
  return distinct.size === 1 ? (only ?? null) : null;
}

function timesInQuestion(text: string): Validity[] {
  const interval = INTERVAL.exec(text);
  if (interval) return join(interval[1], interval[2]);
  const [since, until] = [SINCE.exec(text), UNTIL.exec(text)];
  if (since || until) return join(since?.[1], until?.[1]);
  return [...text.matchAll(AT)].flatMap(([, date = '']) => dateInterval(date) ?? []);
}

/** From the start of one date to the end of the other, as precise as the coarser of the two. */
function join(from: string | undefined, to: string | undefined): Validity[] {
  const ends = [from, to].map((date) => (date === undefined ? null : dateInterval(date)));
  const known = ends.filter((end) => end !== null);
  if (known.length === 0 || ends.some((end, place) => end === null && [from, to][place] !== undefined))
    return [];
  const [start, end] = ends;
  const precision = coarsest(known.map((one) => one.precision));
  return [{ from: start?.from ?? null, to: end?.to ?? null, precision }];
}

function coarsest(precisions: readonly ValidityPrecision[]): ValidityPrecision {
  const places = precisions.map((precision) => VALIDITY_PRECISIONS.indexOf(precision));
  return VALIDITY_PRECISIONS[Math.max(...places)] ?? 'year';
}

/** Answers that are dates, when the question asks for a time or their roles say so: a film may be called "1984". */
function timesOfAnswers(question: Question, entities: ReadonlyMap<string, Entity>): Validity[] {
  const asksTime = ASKS_TIME.test(question.text);
  const dates = question.answers.flatMap((id) => {
    const entity = entities.get(id);
    return entity && (asksTime || coarseType(entity.roles) === 'date') ? [entity.name] : [];
  });
  return dates.flatMap((name) => openEnded(dateInterval(name), question.text) ?? []);
}

function openEnded(validity: Validity | null, text: string): Validity | null {
  if (validity && ASKS_END.from.test(text)) return { ...validity, to: null };
  return validity && ASKS_END.to.test(text) ? { ...validity, from: null } : validity;
}
