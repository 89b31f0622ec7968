import { referencesIn } from './placeholder.js';
import type { Plan, PlanSource } from './plan.js';

/** The question itself as the only step; placeholders in it stand for nothing and lose their brackets. */
export function planAsOneStep(question: string, source: PlanSource = 'none', notes: string[] = []): Plan {
  const text =
    referencesIn(question).length === 0 ? question.trim() : question.trim().replace(/<(ENTITY_Q\d+)>/g, '$1');
  const planner = source === 'rules' ? RULES_PLANNER : source;
  return { source, planner, steps: [{ question: text, requiresRetrieval: true }], notes };
}

/** Name and version of the key-free planner. */
export const RULES_PLANNER = 'rules/1';
