import { matchKey } from '../text/match-key.js';
import { words } from '../text/fold.js';
import type { Gsw, VerbPhrase } from './gsw.js';

export type UniqueFactKind = 'birth-date' | 'death-date' | 'start-date' | 'father' | 'mother' | 'birthplace';

/** A fact of which a thing has one only. `value` is a year for dates, else a match key. */
export interface UniqueFact {
  kind: UniqueFactKind;
  value: string;
}

const PATTERNS: readonly (readonly [UniqueFactKind, RegExp])[] = [
  [
    'birth-date',
    /^(when|in what year|what year|on what date|what date) .*\bborn\b|\b(date|year) of birth\b|\bbirth (date|year)\b/,
  ],
  [
    'death-date',
    /^(when|in what year|what year|on what date|what date) .*\b(die|died)\b|\b(date|year) of death\b|\bdeath (date|year)\b/,
  ],
  [
    'start-date',
    /^(when|in what year|what year|on what date) .*\b(founded|established|released|premiered|published)\b/,
  ],
  [
    'birthplace',
    /^(where|in what (city|town|village|country|place)|in which \w+) .*\bborn\b|\bbirthplace\b|\bplace of birth\b/,
  ],
  ['father', /^who (is|was) .*\bfather\b/],
  ['mother', /^who (is|was) .*\bmother\b/],
];

/**
 * Unique facts of every entity of a passage, by local id: read from the pairs whose inverse question the entity answers.
 * A question with several answers states no unique fact.
 */
export function uniqueFacts(gsw: Gsw): Map<string, UniqueFact[]> {
  const names = new Map(gsw.entities.map((entity) => [entity.localId, entity.name]));
  const found = new Map<string, UniqueFact[]>();
  for (const phrase of gsw.verbPhrases) {
    for (const [localId, fact] of factsOf(phrase, names))
      found.set(localId, [...(found.get(localId) ?? []), fact]);
  }
  return found;
}

/** True when the two state different values for one unique fact. A birthplace differs only when the two names share no word. */
export function factsConflict(left: readonly UniqueFact[], right: readonly UniqueFact[]): boolean {
  return left.some((one) => right.some((other) => one.kind === other.kind && valuesConflict(one, other)));
}

/** The unique fact that a question asks for, or null. */
export function uniqueFactAsked(question: string): UniqueFactKind | null {
  const text = question.toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An answer as the value of a unique fact: a year for dates, else a match key; null when it is none. */
export function uniqueFactValue(kind: UniqueFactKind, answer: string): string | null {
  if (!kind.endsWith('-date')) return matchKey(answer) || null;
  return /\b(\d{3,4})\b/.exec(answer)?.[1] ?? null;
}

function factsOf(phrase: VerbPhrase, names: Map<string, string>): [string, UniqueFact][] {
  return phrase.questions.flatMap((question) => {
    const kind = uniqueFactAsked(question.text);
    const answer = names.get(question.answers[0] ?? '');
    const value = kind && answer && question.answers.length === 1 ? uniqueFactValue(kind, answer) : null;
    if (!kind || !value) return [];
    const subjects = phrase.questions.filter((other) => other !== question).flatMap((other) => other.answers);
    const named = subjects.filter((subject) => isAskedAbout(names.get(subject) ?? '', question.text));
    return named.map((subject): [string, UniqueFact] => [subject, { kind, value }]);
  });
}

/** For "Who was the father of X?" the subject is X, so its name has to stand in the question. */
function isAskedAbout(name: string, question: string): boolean {
  const asked = new Set(words(question));
  const own = words(name);
  return own.length > 0 && own.every((word) => asked.has(word));
}

function valuesConflict(one: UniqueFact, other: UniqueFact): boolean {
  if (one.value === other.value) return false;
  if (one.kind !== 'birthplace' && !isParent(one.kind)) return true;
  const left = new Set(words(one.value));
  return !words(other.value).some((word) => left.has(word));
}

/** A parent is named in full in one place and by one name in another, so a shared word is no conflict. */
function isParent(kind: UniqueFactKind): boolean {
  return kind === 'father' || kind === 'mother';
}
