import { tokenCount } from '../text/token-count.js';
import type { PlanGraph } from '../planning/plan.js';
import type { Chain, ChainGroup, ChainHop, EmptyStep, Evidence, EvidenceLine, Source } from './evidence.js';
import { evidenceText } from './evidence-text.js';
import { packChains } from './pack-chains.js';
import { compareStates, type State } from './state.js';

/** The evidence of the surviving beams of all final steps, in chain order, each pair once: as many as `budget` o200k tokens hold. */
export function assembleEvidence(
  graph: PlanGraph,
  beams: ReadonlyMap<number, readonly State[]>,
  { emptySteps, budget }: { emptySteps: EmptyStep[]; budget: number },
): Evidence {
  const all = graph.finalSteps.map((finalStep, index): ChainGroup => {
    const states = [...(beams.get(finalStep) ?? [])].sort(compareStates);
    return { finalStep, steps: graph.chains[index] ?? [finalStep], chains: states.map(toChain) };
  });
  const whole = evidenceOf(all, emptySteps);
  return whole.tokens <= budget ? whole : evidenceOf(packChains(all, budget), emptySteps);
}

function evidenceOf(groups: ChainGroup[], emptySteps: EmptyStep[]): Evidence {
  const lines = evidenceLines(groups);
  return { groups, lines, tokens: tokenCount(lines.map((line) => line.text).join('\n')), emptySteps };
}

function toChain(state: State): Chain {
  const hops = [...state.hops.values()].sort((left, right) => left.step - right.step);
  return {
    id: state.id,
    finalStep: state.step,
    hops,
    score: state.score,
    lastHopRelevance: state.lastHopRelevance,
  };
}

function evidenceLines(groups: readonly ChainGroup[]): EvidenceLine[] {
  const lines = new Map<string, EvidenceLine>();
  for (const chain of groups.flatMap((group) => group.chains)) {
    for (const hop of chain.hops) {
      const known = lines.get(hop.pair.id);
      if (!known) lines.set(hop.pair.id, toLine(hop, chain.score));
      else
        lines.set(hop.pair.id, {
          ...known,
          score: Math.max(known.score, chain.score),
          sources: union(known.sources, hop.sources),
        });
    }
  }
  return [...lines.values()];
}

function toLine(hop: ChainHop, score: number): EvidenceLine {
  const { pair, sources } = hop;
  return {
    questionId: pair.id,
    question: pair.question,
    answers: pair.answers.map((answer) => answer.name),
    text: evidenceText(pair),
    sources,
    score,
  };
}

function union(known: Source[], more: Source[]): Source[] {
  return [...known, ...more.filter((source) => !known.some((own) => own.questionId === source.questionId))];
}
