import { placeholderOf } from '../planning/placeholder.js';
import type { Plan } from '../planning/plan.js';
import type { Chain } from '../retrieval/evidence.js';

/** The entity a chain chose at a step (0-based): read off the later question it stands in, else the first answer; null when the chain has no such step. */
export function chosenName(plan: Plan, chain: Chain, step: number): string | null {
  const placeholder = placeholderOf(step + 1);
  const own = chain.hops.find((hop) => hop.step === step);
  if (!own) return null;
  const names = own.pair.answers.map((answer) => answer.name);
  const later = chain.hops.find((hop) => plan.steps[hop.step]?.question.includes(placeholder));
  const asked = later?.asked.toLowerCase() ?? '';
  return names.find((name) => asked.includes(name.toLowerCase())) ?? names[0] ?? null;
}
