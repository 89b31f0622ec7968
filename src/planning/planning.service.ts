import { Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { normalisePlan } from './normalise-plan.js';
import { planAsOneStep } from './plan-as-one-step.js';
import { buildPlanGraph } from './plan-graph.js';
import { PLAN_LIMITS } from './plan-limits.js';
import type { Plan, PlanGraph } from './plan.js';
import { planByRules } from './rules/plan-by-rules.js';
import { validatePlan } from './validate-plan.js';
import { verbalisePlan } from './verbalise-relation.js';

/** Who makes the plan when the caller gives none: the rules for English, or nobody (the question in one step). */
export type PlanningMode = 'rules' | 'none';

export interface Planned {
  plan: Plan;
  graph: PlanGraph;
}

/** Turns a question into the plan that retrieval follows. */
@Injectable()
export class PlanningService {
  /**
   * The plan of a question and its graph: the given plan when there is one, else by the mode.
   * Throws BAD_USER_INPUT for an empty question or a faulty given plan, LIMIT_EXCEEDED for a question over 2,000 characters.
   */
  plan(question: string, mode: PlanningMode, given?: unknown): Planned {
    checkQuestion(question);
    const plan =
      given === undefined ? madePlan(question, mode) : normalisePlan(verbalisePlan(validatePlan(given)));
    return { plan, graph: buildPlanGraph(plan) };
  }
}

function madePlan(question: string, mode: PlanningMode): Plan {
  return mode === 'rules' ? normalisePlan(planByRules(question)) : planAsOneStep(question);
}

function checkQuestion(question: string): void {
  if (question.trim() === '') {
    throw new PaniniError('BAD_USER_INPUT', 'A question was expected, but the text is empty.', {
      hint: 'Ask a question in words.',
    });
  }
  if (question.length > PLAN_LIMITS.questionCharacters) {
    const message = `A question may have at most ${PLAN_LIMITS.questionCharacters} characters; this one has ${question.length}.`;
    throw new PaniniError('LIMIT_EXCEEDED', message, {
      hint: 'Ask a shorter question.',
      details: { characters: question.length },
    });
  }
}
