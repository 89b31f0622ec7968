import type { CallUsage } from '../../models/call-usage.js';
import type { LanguageModel } from '../../models/language-model.js';
import { askStructured } from '../../models/structured-reply.js';
import { planAsOneStep } from '../plan-as-one-step.js';
import type { Plan } from '../plan.js';
import { planReplyFaults, stepsOf } from './plan-reply-faults.js';
import {
  PLAN_OUTPUT_TOKENS,
  PLAN_PROMPT_VERSION,
  PLAN_SYSTEM,
  planMessage,
  planReply,
} from './plan.prompt.js';

export interface ModelPlan {
  plan: Plan;
  /** The calls it took, in order; at most two. */
  usage: CallUsage[];
}

/** Name and version of planning by a model, as recorded with each plan. */
export function modelPlanner(model: LanguageModel): string {
  return `llm/${PLAN_PROMPT_VERSION} ${model.model}`;
}

/**
 * The plan a language model makes of a question (paper section 4). Faults are quoted back once, all together; a reply that still
 * has some is not followed: the question is taken as one step, and the notes say so.
 * @throws PaniniError MODEL_*, OUTPUT_TRUNCATED, CANCELLED, DEADLINE_EXCEEDED
 */
export async function planByModel(
  question: string,
  { model, signal }: { model: LanguageModel; signal?: AbortSignal },
): Promise<ModelPlan> {
  const { value, faults, usage } = await askStructured({
    model,
    call: {
      kind: 'plan',
      system: PLAN_SYSTEM,
      messages: [{ role: 'user', content: planMessage(question) }],
      maxOutputTokens: PLAN_OUTPUT_TOKENS,
      ...(signal ? { signal } : {}),
    },
    again: 'plan-again',
    schema: { name: 'plan', type: planReply },
    check: (reply) => planReplyFaults(question, reply),
  });
  const planner = modelPlanner(model);
  if (value && faults.length === 0)
    return { plan: { source: 'llm', planner, steps: stepsOf(value), notes: [] }, usage };
  const note = `The model's plan could not be followed (${faults.join('; ')}); the question is asked in one step.`;
  return { plan: { ...planAsOneStep(question, 'llm', [note]), planner }, usage };
}
