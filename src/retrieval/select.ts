import { factKey, relationKey, type Draft } from './draft.js';
import type { ChainHop, QaPair } from './evidence.js';
import { mayBeOne, mergeChosen } from './one-entity.js';
import { compareStates, type Chosen } from './state.js';
import { cannotBeOne, keyOf } from './support.js';

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

/** A kept state with the keys of everything it stands for. */
interface FactGroup {
  selected: Selected;
  facts: Set<string>;
  relations: Set<string>;
}

/**
 * Keeps the best draft per fact: several documents that state it become its sources, and the other direction of its verb phrase is
 * dropped, since a second line would say nothing new. The same words about a namesake are another fact.
 */
export function uniqueByFact(drafts: readonly Draft[]): Selected[] {
  const groups: FactGroup[] = [];
  const dropped: Selected[] = [];
  for (const draft of inOrder(drafts)) {
    const [fact, relation] = [factKey(draft.pair), relationKey(draft.pair)];
    const group = groups.find(
      ({ selected, facts, relations }) =>
        (facts.has(fact) || relations.has(relation)) && !isOfNamesake(selected.pair, draft.pair),
    );
    if (group) {
      addSources(group.selected, draft);
      group.facts.add(fact);
      group.relations.add(relation);
      dropped.push({ ...draft, pruned: 'SAME_FACT' });
    } else
      groups.push({
        selected: { ...draft, pruned: null },
        facts: new Set([fact]),
        relations: new Set([relation]),
      });
  }
  return [...groups.map((group) => group.selected), ...dropped];
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

/** True when both speak of one name that stands for two different things. */
function isOfNamesake(left: QaPair, right: QaPair): boolean {
  return left.subjects.some((one) =>
    right.subjects.some((other) => keyOf(one) === keyOf(other) && cannotBeOne(one, other)),
  );
}

function isSameEntity(left: Chosen | null, right: Chosen | null): boolean {
  return left !== null && right !== null && mayBeOne(left, right);
}

function absorb(target: Selected, draft: Draft): void {
  const { chosen } = target;
  if (!chosen || !draft.chosen) return;
  const merged = mergeChosen(chosen, draft.chosen);
  target.chosen = merged;
  target.state = {
    ...target.state,
    choices: new Map([...target.state.choices, [target.state.step, merged]]),
  };
  if (factKey(target.pair) === factKey(draft.pair)) addSources(target, draft);
}

/** A passage is a source once, whichever of its pairs says so. */
function addSources(target: Selected, draft: Draft): void {
  const step = target.state.step;
  const hop = target.state.hops.get(step);
  if (!hop || hop.sources.some((source) => source.passageId === draft.pair.source.passageId)) return;
  const more: ChainHop = { ...hop, sources: [...hop.sources, draft.pair.source] };
  target.state = { ...target.state, hops: new Map([...target.state.hops, [step, more]]) };
}
