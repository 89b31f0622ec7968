import { PaniniError } from '../errors/panini-error.js';
import { decisionName } from './check-decision.js';
import type { LogState } from './decision-log.js';
import type { DecisionSides } from './plan-decision.js';

/**
 * How a run merges two: what is more keeps its id. What somebody undid is not merged again by a run, nor joined through a third.
 * @throws PaniniError CONFLICT with the merge that was undone
 */
export function automaticSides(sides: DecisionSides, state: LogState): DecisionSides {
  const { left, right } = sides;
  const [from = '', to = ''] = [left[0], right[0]];
  refuseUndone([from, to], state);
  const isMore = state.clusters.cluster(from).length > state.clusters.cluster(to).length;
  return isMore ? { ...sides, left: [to], right: [from] } : sides;
}

function refuseUndone(
  [from, to]: readonly [string, string],
  { undone, decisions, clusters }: LogState,
): void {
  const wanted = [clusters.root(from), clusters.root(to)].sort().join('\n');
  const merges = decisions.filter(
    ({ id, kind, method }) => kind === 'MERGE' && method === 'automatic' && undone.has(id),
  );
  const same = merges.find(
    ({ left, right }) =>
      [clusters.root(left[0] ?? ''), clusters.root(right[0] ?? '')].sort().join('\n') === wanted,
  );
  if (!same) return;
  throw new PaniniError('CONFLICT', `${decisionName(same)} was undone, so no run makes it again.`, {
    hint: 'Redo it, or merge by hand.',
    details: { decision: same.id, kind: same.kind, ordinal: same.ordinal },
  });
}
