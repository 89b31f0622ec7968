import { placeholderFaults, repeatFaults } from '../plan-faults.js';
import { PLAN_LIMITS } from '../plan-limits.js';
import type { PlanStep } from '../plan.js';
import { lostQualifiers } from './lost-qualifiers.js';
import type { PlanReply } from './plan.prompt.js';

/** Everything that is wrong with a planner's reply, one sentence each, so that one re-ask can quote them all; empty when it can be followed. */
export function planReplyFaults(question: string, reply: PlanReply): string[] {
  const count = reply.steps.length;
  if (count === 0) return ['the plan has no step'];
  if (count > PLAN_LIMITS.steps)
    return [`the plan has ${count} steps; at most ${PLAN_LIMITS.steps} are allowed`];
  const steps = stepsOf(reply);
  const numbered = [...lengthFaults(steps), ...repeatFaults(steps), ...placeholderFaults(steps)];
  return [
    ...numbered.map(({ step, fault }) => `step ${step} ${fault}`),
    ...(steps.some((step) => step.requiresRetrieval) ? [] : ['no step looks anything up']),
    ...qualifierFaults(question, steps),
  ];
}

/** The reply's steps as ours, blanks trimmed. */
export function stepsOf(reply: PlanReply): PlanStep[] {
  return reply.steps.map((step) => ({
    question: step.question.trim(),
    requiresRetrieval: step.requires_retrieval,
  }));
}

function lengthFaults(steps: readonly PlanStep[]): { step: number; fault: string }[] {
  return steps.flatMap(({ question }, index) => {
    if (question === '') return [{ step: index + 1, fault: 'is empty' }];
    if (question.length <= PLAN_LIMITS.stepCharacters) return [];
    return [{ step: index + 1, fault: `is longer than ${PLAN_LIMITS.stepCharacters} characters` }];
  });
}

function qualifierFaults(question: string, steps: readonly PlanStep[]): string[] {
  const dropped = lostQualifiers(
    question,
    steps.map((step) => step.question),
  );
  if (dropped.length === 0) return [];
  return [`words of the question that restrict the answer occur in no step: ${dropped.join(', ')}`];
}
