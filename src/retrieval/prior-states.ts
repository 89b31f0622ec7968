import { compareStates, EMPTY_STATE, relevances, stateId, type Chosen, type State } from './state.js';
import { geometricMean } from './chain-score.js';

/** Combinations kept while parents are joined one by one. */
const MOST_COMBINATIONS = 400;

/**
 * States a step starts from: the empty state, the beams of its one parent, or the best combinations of several parents' beams
 * whose shared ancestors chose the same entity and pair.
 */
export function priorStates(parentBeams: readonly (readonly State[])[], beamWidth: number): State[] {
  const [first, ...rest] = parentBeams;
  if (!first) return [EMPTY_STATE];
  const combined = rest.reduce<readonly State[]>(
    (states, beam) =>
      best(
        states.flatMap((left) => beam.flatMap((right) => join(left, right))),
        MOST_COMBINATIONS,
      ),
    first,
  );
  return best(combined, beamWidth);
}

function best(states: readonly State[], most: number): State[] {
  return [...states].sort(compareStates).slice(0, most);
}

function join(left: State, right: State): State[] {
  if (!agree(left, right)) return [];
  const hops = new Map([...left.hops, ...right.hops]);
  return [
    {
      id: stateId(right.step, left.id, right.id),
      step: right.step,
      choices: new Map([...left.choices, ...right.choices]),
      hops,
      score: geometricMean(relevances(hops)),
      lastHopRelevance: Math.min(left.lastHopRelevance, right.lastHopRelevance),
    },
  ];
}

function agree(left: State, right: State): boolean {
  const sameChoice = [...left.choices].every(([step, chosen]) => isSame(chosen, right.choices.get(step)));
  return (
    sameChoice &&
    [...left.hops].every(([step, hop]) => (right.hops.get(step)?.pair.id ?? hop.pair.id) === hop.pair.id)
  );
}

/** The same nodes, not only the same name: namesakes are two choices. */
function isSame(chosen: Chosen, other: Chosen | undefined): boolean {
  return !other || (chosen.key === other.key && chosen.entityIds.join() === other.entityIds.join());
}
