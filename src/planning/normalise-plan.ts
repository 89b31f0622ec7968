import { replaceReferences, referencesIn, placeholderOf } from './placeholder.js';
import type { Plan, PlanStep } from './plan.js';
import { readComparison } from './rules/comparison.js';
import { layOutComparison } from './rules/lay-out-comparison.js';
import { StepWriter } from './rules/step-writer.js';
import { PLAN_LIMITS } from './plan-limits.js';

/** A plan being rewritten; `numberOf` gives the new 1-based number of each old step. */
interface Rewriting {
  steps: PlanStep[];
  numberOf: number[];
  notes: string[];
}

/**
 * The plan with each comparison that is marked as a lookup split into one lookup per side and the comparison itself, references renumbered.
 * Lookups the plan already has are used and not repeated; what was changed stands in the notes. A plan without such a step comes back as it was.
 */
export function normalisePlan(plan: Plan): Plan {
  const rewriting: Rewriting = { steps: [], numberOf: [], notes: [] };
  plan.steps.forEach((step, index) => rewrite(step, index, rewriting));
  if (rewriting.steps.length > PLAN_LIMITS.steps)
    return withNotes(plan, ['Splitting its comparisons would make the plan too long; it is used as given.']);
  return onlyStepLookedUp(withNotes({ ...plan, steps: rewriting.steps }, rewriting.notes));
}

function rewrite(step: PlanStep, index: number, rewriting: Rewriting): void {
  const moved = renumbered(step, rewriting.numberOf);
  const comparison = step.requiresRetrieval ? readComparison(moved.question) : undefined;
  if (comparison === undefined) {
    rewriting.steps.push(moved);
  } else {
    const before = rewriting.steps.length;
    const writer = new StepWriter(rewriting.steps.map((earlier) => earlier.question));
    const sides = layOutComparison(comparison, writer);
    const added = writer.questions.slice(before).map((question) => ({ question, requiresRetrieval: true }));
    rewriting.steps.push(...added, { question: moved.question, requiresRetrieval: false, sides });
    rewriting.notes.push(noteOf(index + 1, before, added.length));
  }
  rewriting.numberOf.push(rewriting.steps.length);
}

function renumbered(step: PlanStep, numberOf: readonly number[]): PlanStep {
  const number = (old: number): number => numberOf[old - 1] ?? old;
  const question =
    referencesIn(step.question).length === 0
      ? step.question
      : replaceReferences(step.question, (old) => placeholderOf(number(old)));
  if (step.sides === undefined) return { ...step, question };
  const label = (text: string): string => replaceReferences(text, (old) => placeholderOf(number(old)));
  return {
    ...step,
    question,
    sides: step.sides.map((side) => ({ label: label(side.label), steps: side.steps.map(number) })),
  };
}

function noteOf(step: number, before: number, added: number): string {
  const compared = `Step ${step} compares earlier or named things`;
  if (added === 0) return `${compared}: it is computed from steps that already look its sides up.`;
  const numbers = Array.from({ length: added }, (_none, at) => before + at + 1).join(', ');
  return `${compared}: its sides are looked up in step ${numbers} and it is computed from them as step ${before + added + 1}.`;
}

function onlyStepLookedUp(plan: Plan): Plan {
  const [only] = plan.steps;
  if (plan.steps.length !== 1 || only === undefined || only.requiresRetrieval) return plan;
  const steps = [{ question: only.question, requiresRetrieval: true }];
  return withNotes({ ...plan, steps }, ['The only step has nothing to be computed from; it is looked up.']);
}

function withNotes(plan: Plan, notes: readonly string[]): Plan {
  return notes.length === 0 ? plan : { ...plan, notes: [...plan.notes, ...notes] };
}
