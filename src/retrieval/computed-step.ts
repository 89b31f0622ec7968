import { resolveComputedStep, type ParentValue } from '../comparison/computed-step.js';
import { instantiate } from '../planning/instantiate.js';
import { matchKey } from '../text/match-key.js';
import { chosenFrom } from './draft.js';
import type { EmptyStep } from './evidence.js';
import { mayBeOne, mergeChosen } from './one-entity.js';
import type { PendingStep } from './ricr.js';
import type { PruneReason } from './select.js';
import { compareStates, stateId, type Chosen, type State } from './state.js';
import type { TraceBuilder } from './trace-builder.js';

/** A state that goes on with a computed value, with what the trace tells of it. */
export interface SelectedValue {
  state: State;
  prior: string;
  chosen: Chosen;
  pruned: PruneReason | null;
}

/**
 * A step without retrieval in the middle of a plan: what a typed comparison of the parents' answers comes to goes on as a beam, else
 * each parent's entity does; one beam per entity, at most `beamWidth`.
 */
export function computeStep(step: PendingStep, beamWidth: number, trace: TraceBuilder): State[] {
  const values = step.priors.flatMap((prior) => valuesOf(step, prior));
  const selected = select(values, beamWidth);
  trace.computed(step, selected, selected.length > 0 ? null : nothingToCompute(step.index));
  return selected.filter((one) => one.pruned === null).map((one) => one.state);
}

function nothingToCompute(step: number): EmptyStep {
  const sentence = 'There is no earlier answer from which this step could be computed.';
  return { step, reason: 'NO_PRIOR_STATE', sentence };
}

function valuesOf(step: PendingStep, prior: State): SelectedValue[] {
  const compared = comparedValue(step, prior);
  const open = compared ? [compared] : step.parents.flatMap((parent) => prior.choices.get(parent) ?? []);
  return open.map((chosen, index) => ({
    state: withChoice(
      { ...prior, id: stateId(step.index, prior.id, String(index)), step: step.index },
      chosen,
    ),
    prior: prior.id,
    chosen,
    pruned: null,
  }));
}

function withChoice(state: State, chosen: Chosen): State {
  return { ...state, choices: new Map([...state.choices, [state.step, chosen]]) };
}

/** Null where nothing can be decided. */
function comparedValue(step: PendingStep, prior: State): Chosen | null {
  const names = step.parents.map((parent): [number, string] => [
    parent + 1,
    prior.choices.get(parent)?.name ?? '',
  ]);
  const parents = step.parents.map((parent) => parentValue(prior, parent));
  const result = resolveComputedStep(instantiate(step.question, new Map(names)), parents);
  if (!result.decided) return null;
  const winner = result.winner === null ? undefined : step.parents[result.winner];
  return namedChoice(result.text, prior, winner);
}

function parentValue(prior: State, parent: number): ParentValue {
  const name = prior.choices.get(parent)?.name ?? '';
  return { name: prior.hops.get(parent)?.asked ?? name, texts: [name] };
}

/** The node that the text names on the winner's side, else the text as a value that is no node. */
function namedChoice(text: string, prior: State, winner: number | undefined): Chosen {
  const key = matchKey(text);
  const known = [...prior.choices.values()].find((chosen) => chosen.key === key);
  if (known) return known;
  const subjects = winner === undefined ? [] : (prior.hops.get(winner)?.pair.subjects ?? []);
  const subject = subjects.find((entity) => entity.matchKey === key && key !== '');
  if (subject) return chosenFrom(subject);
  return { key: key || text, name: text, entityIds: [], coarseType: null, facts: [], roleWords: [] };
}

function select(values: readonly SelectedValue[], beamWidth: number): SelectedValue[] {
  const kept: SelectedValue[] = [];
  const dropped: SelectedValue[] = [];
  for (const value of [...values].sort((left, right) => compareStates(left.state, right.state))) {
    const at = kept.findIndex((other) => mayBeOne(other.chosen, value.chosen));
    const same = kept[at];
    if (same) {
      const chosen = mergeChosen(same.chosen, value.chosen);
      kept[at] = { ...same, chosen, state: withChoice(same.state, chosen) };
      dropped.push({ ...value, pruned: 'SAME_ENTITY' });
    } else kept.push(value);
  }
  return [
    ...kept.map((one, index): SelectedValue => (index < beamWidth ? one : { ...one, pruned: 'BEAM' })),
    ...dropped,
  ];
}
