import { LRUCache } from 'lru-cache';
import type { Plan } from './plan.js';

const MOST_PLANS = 2_000;

/** Plans that a model made, by what they depend on: the normalised question, and the planner's name with its model and prompt version. */
export class PlanCache {
  private readonly plans = new LRUCache<string, Plan>({ max: MOST_PLANS });

  get(question: string, planner: string): Plan | undefined {
    return this.plans.get(keyOf(question, planner));
  }

  /** Only plans that could be followed are worth remembering: a faulty reply may come out better next time. */
  put(question: string, planner: string, plan: Plan): void {
    this.plans.set(keyOf(question, planner), plan);
  }
}

/** Case is kept, since names depend on it; spaces and the form of accents are not. */
function keyOf(question: string, planner: string): string {
  return JSON.stringify([planner, question.normalize('NFC').trim().replace(/\s+/gu, ' ')]);
}
