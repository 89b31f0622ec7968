import type { PlanRecord } from '../evaluation-report.js';
import type { TwoHopRow } from './bench.repository.js';

/** A question with a plan of two hops that a workspace can answer. */
export interface TwoHopQuestion {
  question: string;
  plan: PlanRecord[];
}

/** The plan that asks the first question and then the second about its answer; null for a row without a second question. */
export function twoHopQuestion(row: TwoHopRow): TwoHopQuestion | null {
  if (row.second === null || row.name === null) return null;
  const second = row.second.replaceAll(row.name, '<ENTITY_Q1>');
  const steps = [row.first, second].map((question) => ({ question, requires_retrieval: true }));
  return { question: row.second, plan: steps };
}
