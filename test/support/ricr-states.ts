import type { Branch, JudgedCandidate } from '../../src/retrieval/branch.js';
import type { QaPair } from '../../src/retrieval/evidence.js';
import { EMPTY_STATE, stateId, type Chosen, type State } from '../../src/retrieval/state.js';
import { entityOf, pairOf, type EntityDraft } from './ricr-world.js';

export function choiceOf(draft: EntityDraft, document = 'd'): Chosen {
  const { id, name, matchKey, coarseType, facts } = entityOf(draft, document);
  return { key: matchKey || id, name, entityIds: [id], coarseType, facts, roleWords: [] };
}

/** A state after a step that chose a name by a pair of that relevance, extending the empty state or another. */
export function stateOf(
  step: number,
  name: EntityDraft,
  how: number | { score: number; before: State },
): State {
  const { score, before } = typeof how === 'number' ? { score: how, before: EMPTY_STATE } : how;
  const chosen = choiceOf(name);
  const pair = pairOf({ question: `step ${step} of ${before.id} to ${chosen.name}?`, answers: [name] });
  const hop = { step, asked: pair.question, pair, sources: [pair.source], relevance: score };
  return {
    id: stateId(step, before.id, chosen.name),
    step,
    choices: new Map([...before.choices, [step, chosen]]),
    hops: new Map([...before.hops, [step, hop]]),
    score: before === EMPTY_STATE ? score : Math.sqrt(before.score * score),
    lastHopRelevance: score,
  };
}

export function judgedOf(pair: QaPair, relevance: number): JudgedCandidate {
  return {
    pair,
    foundBy: ['question'],
    cosine: 0.5,
    rerankScore: 0.5,
    relation: 0.4,
    support: 1,
    relevance,
    kept: true,
  };
}

/** What a prior state leads to: pairs with their relevance, best first. */
export function branchOf(found: readonly (readonly [QaPair, number])[], prior: State = EMPTY_STATE): Branch {
  const candidates = found.map(([pair, relevance]) => judgedOf(pair, relevance));
  return { prior, question: 0, asked: 'asked?', candidates };
}
