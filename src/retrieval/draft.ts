import { words } from '../text/fold.js';
import type { Branch, JudgedCandidate } from './branch.js';
import { geometricMean } from './chain-score.js';
import type { AnswerEntity, ChainHop, QaPair } from './evidence.js';
import { roleWords } from './role-words.js';
import { relevances, stateId, type Chosen, type State } from './state.js';
import { keyOf } from './support.js';

/** A state before selection, with what the trace tells of it. */
export interface Draft {
  state: State;
  prior: string;
  question: number;
  pair: QaPair;
  chosen: Chosen | null;
}

/** At an inner step every answer of every kept pair is a way on. */
export function innerDrafts(step: number, branches: readonly Branch[]): Draft[] {
  return branches.flatMap((branch) =>
    branch.candidates.flatMap((candidate) =>
      candidate.pair.answers.map((answer) => draft(step, branch, { candidate, chosen: chosenFrom(answer) })),
    ),
  );
}

/** At a final step every kept pair is one state with all its answers. */
export function finalDrafts(step: number, branches: readonly Branch[]): Draft[] {
  return branches.flatMap((branch) =>
    branch.candidates
      .filter((candidate) => candidate.pair.answers.length > 0)
      .map((candidate) => draft(step, branch, { candidate, chosen: null })),
  );
}

/**
 * Two pairs with one key are the two directions of one verb phrase: each answers what the other asks about, in one passage. A pair
 * whose other side is not known has a key of its own.
 */
export function relationKey(pair: QaPair): string {
  if (pair.subjects.length === 0) return pair.id;
  const sides = [pair.answers, pair.subjects].map((side) =>
    side
      .map((entity) => entity.id)
      .sort()
      .join('|'),
  );
  return [pair.source.passageId, pair.verbPhrase, ...sides.sort()].join('||');
}

/** True when a hop of the chain tells the pair already, in this direction or the other: a chain that turns back on a fact learns nothing. */
export function isToldBefore(prior: State, pair: QaPair): boolean {
  const key = relationKey(pair);
  return [...prior.hops.values()].some((hop) => relationKey(hop.pair) === key);
}

/** Two pairs with one key state the same fact: the same words asked, the same answers given. */
export function factKey(pair: QaPair): string {
  return `${words(pair.question).join(' ')}|${pair.answers.map(keyOf).sort().join('|')}`;
}

function draft(
  step: number,
  branch: Branch,
  pick: { candidate: JudgedCandidate; chosen: Chosen | null },
): Draft {
  const { candidate, chosen } = pick;
  const { pair, relevance } = candidate;
  const hop: ChainHop = { step, asked: branch.asked, pair, sources: [pair.source], relevance };
  const hops = new Map([...branch.prior.hops, [step, hop]]);
  const state: State = {
    id: stateId(step, branch.prior.id, `${pair.id}|${chosen?.entityIds[0] ?? ''}`),
    step,
    choices: chosen ? new Map([...branch.prior.choices, [step, chosen]]) : branch.prior.choices,
    hops,
    score: geometricMean(relevances(hops)),
    lastHopRelevance: relevance,
  };
  return { state, prior: branch.prior.id, question: branch.question, pair, chosen };
}

/** An answer as the entity a beam goes on with. */
export function chosenFrom(answer: AnswerEntity): Chosen {
  return {
    key: keyOf(answer),
    name: answer.name,
    entityIds: [answer.id],
    coarseType: answer.coarseType,
    facts: answer.facts,
    roleWords: roleWords(answer),
  };
}
