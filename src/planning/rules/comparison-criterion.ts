import { orderedLookups } from './ordered-criterion.js';
import { samenessLookups } from './sameness-criterion.js';

/** What to look up for each side of a comparison: questions with `{}` for the side, in the order in which they are computed with. */
export type Lookups = readonly string[];

/** The lookups that decide "who is older", "born first", "from the same country" ...; undefined when the words name no known property. */
export function readCriterion(criterion: string, kind: string): Lookups | undefined {
  return samenessLookups(criterion) ?? orderedLookups(criterion, kind);
}
