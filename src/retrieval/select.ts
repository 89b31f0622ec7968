import { factKey, relationKey, type Draft } from './draft.js';
import type { ChainHop } from './evidence.js';
import { compareStates, type Chosen, type State } from './state.js';
import { cannotBeOne } from './support.js';

export type PruneReason = 'BEAM' | 'CHAIN_TOP_K' | 'SAME_ENTITY' | 'SAME_FACT';

export interface Selected extends Draft {
  pruned: PruneReason | null;
}

/**
 * Keeps the best draft per entity over all prior states, so that a beam does not fill with copies of one name; the kept state
 * stands for all the nodes that share the name and cannot be told apart from it.
 */
export function uniqueByEntity(drafts: readonly Draft[]): Selected[] {
  const kept: Selected[] = [];
  const dropped: Selected[] = [];
  for (const draft of inOrder(drafts)) {
    const same = kept.find((other) => isSameEntity(other.chosen, draft.chosen));
    if (same) {
      absorb(same, draft);
      dropped.push({ ...draft, pruned: 'SAME_ENTITY' });
    } else kept.push({ ...draft, pruned: null });
  }
  return [...kept, ...dropped];
}

/**
 * Keeps the best draft per pair, one per fact when several documents state it (the others' sources are added to it), and one of the
 * two directions of a verb phrase, since the second line would say nothing new.
 */
export function uniqueByFact(drafts: readonly Draft[]): Selected[] {
  const kept = new Map<string, Selected>();
  const relations = new Set<string>();
  const dropped: Selected[] = [];
  for (const draft of inOrder(drafts)) {
    const same = kept.get(factKey(draft.pair));
    if (same) addSources(same, draft);
    if (same || relations.has(relationKey(draft.pair))) dropped.push({ ...draft, pruned: 'SAME_FACT' });
    else kept.set(factKey(draft.pair), { ...draft, pruned: null });
    relations.add(relationKey(draft.pair));
  }
  return [...kept.values(), ...dropped];
}

/** Marks what falls out beyond the first `most` of those still kept, in the order of their states. */
export function cut(selected: readonly Selected[], most: number, reason: PruneReason): Selected[] {
  const open = inOrder<Selected>(selected.filter((one) => one.pruned === null));
  const rest = selected.filter((one) => one.pruned !== null);
  return [...open.map((one, index) => (index < most ? one : { ...one, pruned: reason })), ...rest];
}

function inOrder<T extends Draft>(drafts: readonly T[]): T[] {
  return [...drafts].sort((left, right) => compareStates(left.state, right.state));
}

function isSameEntity(left: Chosen | null, right: Chosen | null): boolean {
  return left !== null && right !== null && left.key === right.key && !cannotBeOne(left, right);
}

function absorb(target: Selected, draft: Draft): void {
  const { chosen } = target;
  if (!chosen || !draft.chosen) return;
  const merged: Chosen = {
    ...chosen,
    entityIds: [...new Set([...chosen.entityIds, ...draft.chosen.entityIds])].sort(),
    coarseType: chosen.coarseType ?? draft.chosen.coarseType,
    facts: [
      ...chosen.facts,
      ...draft.chosen.facts.filter((fact) => !chosen.facts.some((own) => own.kind === fact.kind)),
    ],
    roleWords: [...new Set([...chosen.roleWords, ...draft.chosen.roleWords])].sort(),
  };
  target.chosen = merged;
  target.state = {
    ...target.state,
    choices: new Map([...target.state.choices, [target.state.step, merged]]),
  };
  if (factKey(target.pair) === factKey(draft.pair)) addSources(target, draft);
}

function addSources(target: Selected, draft: Draft): void {
  const step = target.state.step;
  const hop = target.state.hops.get(step);
  const other = draft.state.hops.get(step);
  if (!hop || !other || hop.sources.some((source) => source.questionId === draft.pair.id)) return;
  const more: ChainHop = { ...hop, sources: [...hop.sources, ...other.sources] };
  const state: State = { ...target.state, hops: new Map([...target.state.hops, [step, more]]) };
  target.state = state;
}
