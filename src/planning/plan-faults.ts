import { replaceReferences, referencesIn } from './placeholder.js';
import type { PlanStep } from './plan.js';

/** What is wrong with one step; `step` is 1-based, 0 for the plan as a whole. */
export interface PlanFault {
  step: number;
  fault: string;
}

/** Two steps that ask the same words, whatever their case and spacing. Null steps (unreadable) are skipped. */
export function repeatFaults(steps: readonly (PlanStep | null)[]): PlanFault[] {
  const first = new Map<string, number>();
  return steps.flatMap((step, index) => {
    if (step === null) return [];
    const key = step.question.toLowerCase().replace(/\s+/g, ' ');
    const earlier = first.get(key);
    if (earlier !== undefined) return [{ step: index + 1, fault: `repeats step ${earlier}` }];
    first.set(key, index + 1);
    return [];
  });
}

/** References that are malformed or point to no earlier step; as every reference must point back, a plan without these faults has no cycle. */
export function placeholderFaults(steps: readonly (PlanStep | null)[]): PlanFault[] {
  return steps.flatMap((step, index) =>
    step === null ? [] : [...malformed(step, index), ...misdirected(step, index, steps)],
  );
}

function malformed(step: PlanStep, index: number): PlanFault[] {
  const rest = replaceReferences(step.question, () => ' ');
  const found = rest.match(/<\s*ENTITY[^<>]{0,40}>?|\bENTITY_\w{0,40}/gi) ?? [];
  return found.map((text) => ({ step: index + 1, fault: `has the malformed placeholder ${text.trim()}` }));
}

function misdirected(step: PlanStep, index: number, steps: readonly (PlanStep | null)[]): PlanFault[] {
  const own = index + 1;
  return referencesIn(step.question)
    .filter((target) => target >= own)
    .map((target) => ({ step: own, fault: describeTarget(own, target, steps) }));
}

function describeTarget(own: number, target: number, steps: readonly (PlanStep | null)[]): string {
  if (target === own) return 'refers to itself';
  if (target > steps.length) return `refers to step ${target}, which does not exist`;
  return reaches(target, own, steps)
    ? `refers to the later step ${target}, which refers back to it: a cycle`
    : `refers to the later step ${target}`;
}

function reaches(from: number, goal: number, steps: readonly (PlanStep | null)[]): boolean {
  const seen = new Set<number>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === goal) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...referencesIn(steps[at - 1]?.question ?? ''));
  }
  return false;
}
