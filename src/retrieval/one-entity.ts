import type { Chosen } from './state.js';
import { cannotBeOne } from './support.js';

/** True when two choices bear one name and nothing known of them tells them apart. */
export function mayBeOne(left: Chosen, right: Chosen): boolean {
  return left.key === right.key && !cannotBeOne(left, right);
}

/** The first choice, standing for the nodes of both and knowing what either knows. */
export function mergeChosen(chosen: Chosen, other: Chosen): Chosen {
  const more = other.facts.filter((fact) => !chosen.facts.some((own) => own.kind === fact.kind));
  return {
    ...chosen,
    entityIds: [...new Set([...chosen.entityIds, ...other.entityIds])].sort(),
    coarseType: chosen.coarseType ?? other.coarseType,
    facts: [...chosen.facts, ...more],
    roleWords: [...new Set([...chosen.roleWords, ...other.roleWords])].sort(),
  };
}
