import type { ComparisonQuestion } from '../comparison/comparison-question.js';
import { containsWords } from '../comparison/fold.js';
import { referencesIn } from '../planning/placeholder.js';
import type { Plan } from '../planning/plan.js';
import type { ChainGroup, Evidence } from '../retrieval/evidence.js';

/** One side of a comparison as the question names it, with the groups of chains that look its values up. */
export interface OptionGroups {
  label: string;
  groups: ChainGroup[];
}

/**
 * Which groups belong to which option: by the sides a planner laid out, else by the option's name in a group's questions,
 * else by position when there is one group for each option.
 */
export function groupsOfOptions(
  comparison: ComparisonQuestion,
  plan: Plan,
  evidence: Evidence,
): OptionGroups[] {
  const laidOut = plan.steps.at(-1)?.sides;
  if (laidOut && laidOut.length > 1) {
    return laidOut.map((side, index) => ({
      label: labelOf(side.label, comparison.options[index]),
      groups: evidence.groups.filter((group) => side.steps.includes(group.finalStep + 1)),
    }));
  }
  const { options } = comparison;
  if (options.length === 0)
    return evidence.groups.map((group) => ({ label: firstQuestion(plan, group), groups: [group] }));
  const named = options.map((option) => ({
    label: option,
    groups: evidence.groups.filter((group) => mentions(plan, group, option)),
  }));
  const isClear = named.every(({ groups }) => groups.length > 0);
  if (isClear || evidence.groups.length !== options.length) return named;
  return options.map((option, index) => ({ label: option, groups: evidence.groups.slice(index, index + 1) }));
}

/** A placeholder says nothing to a reader; the option as the question writes it does. */
function labelOf(label: string, option: string | undefined): string {
  return label.includes('<ENTITY_Q') && option ? option : label;
}

/** True when one of the group's questions, as the plan words it, names the option. */
export function mentions(plan: Plan, group: ChainGroup, option: string): boolean {
  const [referred] = referencesIn(option);
  if (referred !== undefined) return group.steps.includes(referred - 1);
  return group.steps.some((step) => containsWords(plan.steps[step]?.question ?? '', option));
}

function firstQuestion(plan: Plan, group: ChainGroup): string {
  return plan.steps[group.steps[0] ?? group.finalStep]?.question ?? '';
}
