import type { PendingStep } from './ricr.js';
import { compareStates, stateId, type State } from './state.js';
import type { TraceBuilder } from './trace-builder.js';

/** A step without retrieval in the middle of a plan: each parent's entity goes on as a beam (method notes, section 4). */
export function computeStep(step: PendingStep, trace: TraceBuilder): State[] {
  const states = step.priors.flatMap((prior) =>
    step.parents.flatMap((parent): State[] => {
      const chosen = prior.choices.get(parent);
      if (!chosen) return [];
      const choices = new Map([...prior.choices, [step.index, chosen]]);
      return [{ ...prior, id: stateId(step.index, prior.id, String(parent)), step: step.index, choices }];
    }),
  );
  const sorted = states.sort(compareStates);
  trace.computed(step, sorted);
  return sorted;
}
