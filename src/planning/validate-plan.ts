import { z } from 'zod';
import { PaniniError } from '../errors/panini-error.js';
import { placeholderFaults, repeatFaults, type PlanFault } from './plan-faults.js';
import { PLAN_LIMITS } from './plan-limits.js';
import type { Plan, PlanStep } from './plan.js';

const flag = z.boolean({ error: 'must be true or false' }).optional();

const stepSchema = z
  .strictObject({
    question: z
      .string({ error: 'must be a text' })
      .trim()
      .min(1, { error: 'is empty' })
      .max(PLAN_LIMITS.stepCharacters, { error: `is longer than ${PLAN_LIMITS.stepCharacters} characters` }),
    requires_retrieval: flag,
    requiresRetrieval: flag,
  })
  .refine((step) => (step.requires_retrieval === undefined) !== (step.requiresRetrieval === undefined), {
    error: 'must be given exactly once',
    path: ['requires_retrieval'],
  });

/**
 * The plan that a caller gave as a list of `{question, requires_retrieval}` (or `requiresRetrieval`).
 * Throws BAD_USER_INPUT with every fault of every step in `details.faults`, steps counted from 1.
 */
export function validatePlan(given: unknown): Plan {
  const { steps, faults } = readSteps(listOf(given));
  const all = [...faults, ...repeatFaults(steps), ...placeholderFaults(steps)].sort(
    (left, right) => left.step - right.step,
  );
  if (all.length > 0) throw refusal(all);
  return { source: 'given', planner: 'given', steps: steps.filter((step) => step !== null), notes: [] };
}

function listOf(given: unknown): unknown[] {
  if (!Array.isArray(given))
    throw refusal([
      { step: 0, fault: `a plan is a list of steps, but ${given === null ? 'null' : typeof given} came` },
    ]);
  if (given.length === 0) throw refusal([{ step: 0, fault: 'the plan has no step' }]);
  if (given.length > PLAN_LIMITS.steps) {
    throw refusal([
      { step: 0, fault: `the plan has ${given.length} steps, at most ${PLAN_LIMITS.steps} are allowed` },
    ]);
  }
  return given;
}

/** Null stands for a step that cannot be read, so that later steps keep their numbers. */
function readSteps(given: unknown[]): { steps: (PlanStep | null)[]; faults: PlanFault[] } {
  const faults: PlanFault[] = [];
  const steps = given.map((item, index) => {
    const parsed = stepSchema.safeParse(item);
    if (parsed.success) {
      const { question, requires_retrieval: snake, requiresRetrieval: camel } = parsed.data;
      return { question, requiresRetrieval: snake ?? camel ?? true };
    }
    faults.push(...parsed.error.issues.map((issue) => ({ step: index + 1, fault: describe(issue) })));
    return null;
  });
  return { steps, faults };
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has unknown keys: ${issue.keys.map((key) => key.slice(0, 40)).join(', ')}`;
  if (issue.path.length === 0) return 'must be an object {question, requires_retrieval}';
  return `${issue.path.join('.')} ${issue.message}`;
}

function refusal(faults: PlanFault[]): PaniniError {
  const sentences = faults.map(({ step, fault }) => (step === 0 ? fault : `step ${step}: ${fault}`));
  return new PaniniError('BAD_USER_INPUT', `The given plan cannot be used: ${sentences.join('; ')}.`, {
    hint: 'Give 1 to 16 steps {question, requires_retrieval}; a step may name only earlier steps, as <ENTITY_Qn> counted from 1.',
    details: { faults },
  });
}
