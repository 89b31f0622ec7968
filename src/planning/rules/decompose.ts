import { Mask } from './mask.js';
import { findNames } from './name-runs.js';
import { reduceClause } from './reduce-clause.js';
import {
  phraseWhole,
  reduceCompound,
  reduceOf,
  reducePossessive,
  type Draft,
  type Reducer,
} from './reduce-relation.js';
import { reduceSuperlative } from './reduce-superlative.js';
import { polishQuestion } from './polish-question.js';
import type { StepWriter } from './step-writer.js';
import { unnamedThing } from './unnamed-thing.js';

/** From certain to less certain; after each success the first is tried again. */
const REDUCERS: readonly Reducer[] = [
  reducePossessive,
  reduceCompound,
  reduceOf,
  reduceSuperlative,
  reduceClause,
];
const MOST_REDUCTIONS = 12;

/** Writes the bridging sub-questions of a question and then what is left of it as the last one. */
export function decomposeQuestion(question: string, writer: StepWriter): void {
  const draft: Draft = { mask: new Mask(), writer };
  const reduced = reduceAll(maskQuestion(question, draft.mask), draft);
  // A question that nothing was taken out of stays in its own words.
  if (writer.questions.length === 0 && !isKinQuestion(reduced, draft)) writer.add(question);
  else writer.add(polishQuestion(reduced, draft));
}

/** Writes the sub-questions that name a phrase ("the director of X"); gives the reference, or the phrase itself when it is a plain name. */
export function resolvePhrase(phrase: string, writer: StepWriter): string {
  const draft: Draft = { mask: new Mask(), writer };
  const masked = maskQuestion(phrase, draft.mask);
  const reduced = reduceAll(masked, draft);
  return reduced === masked ? phrase : draft.mask.show(reduced.trim());
}

function maskQuestion(question: string, mask: Mask): string {
  const bare = question.trim().replace(/[\s?.!]+$/u, '');
  const names = findNames(bare);
  const masked = mask.hide(bare, names.length > 0 ? names : []);
  const tail = unnamedThing(masked);
  return tail === undefined ? masked : mask.hide(masked, [tail]);
}

function reduceAll(masked: string, draft: Draft): string {
  let text = masked;
  for (let count = 0; count < MOST_REDUCTIONS; count += 1) {
    const next = firstReduction(text, draft);
    if (next === undefined) break;
    text = next;
  }
  return text;
}

function firstReduction(text: string, draft: Draft): string | undefined {
  for (const reducer of REDUCERS) {
    const next = reducer(text, draft);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** A kinship compound asks two steps even when it is the whole question. */
function isKinQuestion(reduced: string, draft: Draft): boolean {
  const phrase = /^(?:who|what)(?: is| was| are| were|'s|’s) (.+)$/i.exec(reduced)?.[1];
  if (phrase === undefined) return false;
  const trial: Draft = { mask: draft.mask, writer: draft.writer.copy() };
  return (
    phraseWhole(phrase, trial) !== undefined && trial.writer.questions.length > draft.writer.questions.length
  );
}
