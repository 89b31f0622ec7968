import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import type { CallUsage } from '../models/call-usage.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../models/language-model.js';
import { noLanguageModel } from '../models/no-language-model.js';
import { modelPlanner, planByModel } from './llm/plan-by-model.js';
import { normalisePlan } from './normalise-plan.js';
import { planAsOneStep } from './plan-as-one-step.js';
import { PlanCache } from './plan-cache.js';
import { buildPlanGraph } from './plan-graph.js';
import { PLAN_LIMITS } from './plan-limits.js';
import type { Plan, PlanGraph } from './plan.js';
import { planByRules } from './rules/plan-by-rules.js';
import { validatePlan } from './validate-plan.js';
import { verbalisePlan } from './verbalise-relation.js';

/** Who makes the plan when the caller gives none: the language model, the rules for English, or nobody (the question in one step). */
export type PlanningMode = 'llm' | 'rules' | 'none';

export interface PlanRequest {
  question: string;
  /** Absent: the language model when one is configured, else the rules. */
  mode?: PlanningMode | undefined;
  /** A plan of the caller, as it came. */
  given?: unknown;
  signal?: AbortSignal;
}

export interface Planned {
  plan: Plan;
  graph: PlanGraph;
  /** The model calls it took; none for a given, a cached or a rule-made plan. */
  usage: CallUsage[];
}

/** Turns a question into the plan that retrieval follows. */
@Injectable()
export class PlanningService {
  private readonly cache = new PlanCache();

  constructor(@Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null) {}

  /**
   * The plan of a question and its graph: the given plan when there is one, else by the mode.
   * @throws PaniniError BAD_USER_INPUT for an empty question or a faulty given plan, LIMIT_EXCEEDED for a question over 2,000 characters,
   *   CONFIGURATION_INVALID for a plan by a model when there is none, MODEL_* as the model does
   */
  async plan({ question, mode, given, signal }: PlanRequest): Promise<Planned> {
    checkQuestion(question);
    if (given !== undefined) return planned(verbalisePlan(validatePlan(given)), []);
    const by = mode ?? (this.model ? 'llm' : 'rules');
    if (by === 'none') return planned(planAsOneStep(question), []);
    return by === 'rules' ? planned(planByRules(question), []) : this.planByModel(question, signal);
  }

  private async planByModel(question: string, signal: AbortSignal | undefined): Promise<Planned> {
    const { model } = this;
    if (!model) throw noLanguageModel('A plan', 'plans by rules');
    const planner = modelPlanner(model);
    const known = this.cache.get(question, planner);
    if (known) return planned(known, []);
    const { plan, usage } = await planByModel(question, { model, ...(signal ? { signal } : {}) });
    if (plan.notes.length === 0) this.cache.put(question, planner, plan);
    return planned(plan, usage);
  }
}

function planned(made: Plan, usage: CallUsage[]): Planned {
  const plan = made.source === 'none' ? made : normalisePlan(made);
  return { plan, graph: buildPlanGraph(plan), usage };
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
