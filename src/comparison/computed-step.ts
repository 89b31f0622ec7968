import { compare, type Side, type Verdict } from './compare.js';
import { readComparison, type ComparisonQuestion } from './comparison-question.js';
import { describeDuration, lifespan } from './duration.js';
import { containsWords, foldedKey } from './fold.js';
import { parseDate } from './parse-date.js';
import type { DateValue, TypedValue } from './typed-value.js';

/** What a step that is computed gets from a step before it. */
export interface ParentValue {
  /** The thing the parent's question was about, or its chosen answer. */
  name: string;
  texts: readonly string[];
  /** The parent's own computed value, when it was computed. */
  value?: TypedValue;
}

/** A step answered by computation: its text, the typed value for later steps, and which parent won, if one did. */
export type ComputedStep =
  | { decided: true; text: string; value: TypedValue | null; winner: number | null }
  | { decided: false; sentence: string };

const DURATION =
  /\b(?:lifespans?|life ?span|duration|how long|how old|age at death|number of years|how many years|difference)\b/i;

/**
 * Answers a step without retrieval in the middle of a plan from its parents' values: a lifespan from two dates, "which date is earlier",
 * "are they the same country". `question` has its placeholders replaced.
 */
export function resolveComputedStep(question: string, parents: readonly ParentValue[]): ComputedStep {
  const comparison = readComparison(question);
  if (comparison) return compared(comparison, parents);
  if (DURATION.test(question)) return duration(parents);
  return undecided(`"${question.slice(0, 200)}" is no comparison or calculation Panini knows.`);
}

function duration(parents: readonly ParentValue[]): ComputedStep {
  const dates = parents.map(firstDate).filter((date) => date !== null);
  const [first, second] = dates;
  if (dates.length !== 2 || !first || !second) return undecided('A duration needs two dates.');
  const [from, to] = first.earliest <= second.earliest ? [first, second] : [second, first];
  const text = describeDuration({ from, to, unit: 'years' });
  if (text === null) return undecided('The two dates overlap.');
  return { decided: true, text, value: lifespan(from, to), winner: null };
}

function compared(comparison: ComparisonQuestion, parents: readonly ParentValue[]): ComputedStep {
  const order = sideOrder(comparison.options, parents);
  const sides = order.map((index) => sideOf(parents[index]));
  const verdict = compare(comparison, sides);
  if (verdict.kind !== 'winner') return fromVerdict(verdict);
  const winner = order[verdict.index] ?? verdict.index;
  const text = comparison.options[verdict.index] ?? parents[winner]?.name ?? '';
  return { decided: true, text, value: parents[winner]?.value ?? null, winner };
}

function fromVerdict(verdict: Exclude<Verdict, { kind: 'winner' }>): ComputedStep {
  if (verdict.kind === 'undecided') return undecided(verdict.sentence);
  return {
    decided: true,
    text: verdict.kind === 'text' ? verdict.text : verdict.kind,
    value: null,
    winner: null,
  };
}

/** The parents in the order of the options they stand for; as they come when the options name none of them. */
function sideOrder(options: readonly string[], parents: readonly ParentValue[]): number[] {
  const named = options.map((option) => parents.findIndex((parent) => standsFor(parent, option)));
  const isComplete = options.length === parents.length && new Set(named).size === options.length;
  return isComplete && !named.includes(-1) ? named : parents.map((_, index) => index);
}

function standsFor(parent: ParentValue, option: string): boolean {
  const key = foldedKey(option);
  return [parent.name, ...parent.texts].some(
    (text) => foldedKey(text) === key || containsWords(text, option),
  );
}

function sideOf(parent: ParentValue | undefined): Side {
  if (!parent) return { name: '', texts: [] };
  const side = { name: parent.name, texts: parent.texts };
  return parent.value ? { ...side, values: [parent.value] } : side;
}

function firstDate(parent: ParentValue): DateValue | null {
  if (parent.value?.kind === 'date') return parent.value;
  return parent.texts.map(parseDate).find((date) => date !== null) ?? null;
}

function undecided(sentence: string): ComputedStep {
  return { decided: false, sentence };
}
