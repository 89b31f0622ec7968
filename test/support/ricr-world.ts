import { buildPlanGraph } from '../../src/planning/plan-graph.js';
import type { Plan, PlanStep } from '../../src/planning/plan.js';
import type { AnswerEntity, QaPair } from '../../src/retrieval/evidence.js';
import type { HopCandidate, HopPorts, HopQuery, HopResult } from '../../src/retrieval/hop.js';
import { DEFAULT_RECIPE, type Recipe } from '../../src/retrieval/recipe.js';
import { ricr, type RicrInput } from '../../src/retrieval/ricr.js';
import { words } from '../../src/text/fold.js';
import { matchKey } from '../../src/text/match-key.js';
import type { RerankQuery } from '../../src/models/reranker.js';

export type EntityDraft = string | ({ name: string } & Partial<AnswerEntity>);

/** A pair in short; ids are made of the document, so that the same words in two documents are two pairs and two nodes. */
export interface PairDraft {
  document?: string;
  question: string;
  answers: EntityDraft[];
  subjects?: EntityDraft[];
  phrase?: string;
  id?: string;
}

export function entityOf(draft: EntityDraft, document = 'd'): AnswerEntity {
  const given = typeof draft === 'string' ? { name: draft } : draft;
  const id = `${document}/${given.name}`;
  return { id, matchKey: matchKey(given.name), coarseType: null, roles: [], facts: [], ...given };
}

export function pairOf(draft: PairDraft): QaPair {
  const document = draft.document ?? 'd';
  const id = draft.id ?? `${document}/${draft.question}`;
  const place = { documentId: document, document, title: document, passageId: document, passage: document };
  return {
    id,
    question: draft.question,
    verbPhrase: draft.phrase ?? draft.question,
    answers: draft.answers.map((answer) => entityOf(answer, document)),
    subjects: (draft.subjects ?? []).map((subject) => entityOf(subject, document)),
    source: { questionId: id, ...place, start: 0, end: 4, quote: 'Text' },
  };
}

/** Both directions of one verb phrase; `of` is what the forward question asks about. */
export function factOf(draft: {
  document?: string;
  forward: string;
  inverse: string;
  of: EntityDraft;
  is: EntityDraft[];
}): QaPair[] {
  const shared = { phrase: `${draft.forward}/${draft.inverse}`, document: draft.document ?? 'd' };
  return [
    pairOf({ ...shared, question: draft.forward, answers: draft.is, subjects: [draft.of] }),
    pairOf({ ...shared, question: draft.inverse, answers: [draft.of], subjects: draft.is }),
  ];
}

/** Share of words in common, as a cosine of two bags of words. */
export function overlap(left: string, right: string): number {
  const [one, other] = [new Set(words(left)), new Set(words(right))];
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size === 0 || other.size === 0 ? 0 : common / Math.sqrt(one.size * other.size);
}

export interface WorldOptions {
  recipe?: Recipe;
  question?: string;
  blends?: boolean;
  /** False for a machine without a reranker. */
  reranker?: boolean;
}

/** The outside of the hop loop over pairs in memory: cosines are word overlap, and a chosen node reaches its own pairs. */
export class RicrWorld implements HopPorts {
  readonly searches: (readonly HopQuery[])[] = [];
  readonly reranks: (readonly RerankQuery[])[] = [];
  readonly blends: boolean;

  constructor(
    private readonly pairs: readonly QaPair[],
    private readonly options: WorldOptions = {},
  ) {
    this.blends = options.blends ?? true;
  }

  async search(queries: readonly HopQuery[]): Promise<HopResult[]> {
    this.searches.push(queries);
    return queries.map((query) => this.searchOne(query));
  }

  async rerank(queries: readonly RerankQuery[]): Promise<number[][] | null> {
    this.reranks.push(queries);
    if (this.options.reranker === false) return null;
    return queries.map(({ query, documents }) => documents.map((document) => overlap(query, document)));
  }

  async similarities(texts: readonly string[]): Promise<number[]> {
    return texts.map((text) => overlap(this.options.question ?? '', text));
  }

  private searchOne({ text, chosen }: HopQuery): HopResult {
    const nodes = new Set(chosen.flatMap((one) => one.entityIds));
    const candidates = this.pairs.flatMap((pair): HopCandidate[] => {
      const cosine = overlap(text, pair.question);
      const byNode = [...pair.answers, ...pair.subjects].some((entity) => nodes.has(entity.id));
      const foundBy = [...(byNode ? ['node' as const] : []), ...(cosine > 0 ? ['question' as const] : [])];
      return foundBy.length > 0 ? [{ pair, cosine, foundBy }] : [];
    });
    candidates.sort((left, right) => right.cosine - left.cosine || (left.pair.id < right.pair.id ? -1 : 1));
    return { entities: [], candidates: candidates.slice(0, this.options.recipe?.poolSize ?? 60) };
  }
}

/** Steps in short: a text is looked up, a text in a list is computed. */
export function stepsOf(...questions: (string | [computed: string])[]): PlanStep[] {
  return questions.map((question) =>
    typeof question === 'string'
      ? { question, requiresRetrieval: true }
      : { question: question[0], requiresRetrieval: false },
  );
}

export function inputOf(
  steps: PlanStep[],
  recipe: Partial<Recipe> = {},
  question = 'The question?',
): RicrInput {
  const plan: Plan = { source: 'given', planner: 'given', steps, notes: [] };
  return { question, plan, graph: buildPlanGraph(plan), recipe: { ...DEFAULT_RECIPE, ...recipe } };
}

/** Runs a plan over pairs; the world is given back for what it was asked. */
export async function walk(
  pairs: readonly QaPair[],
  steps: PlanStep[],
  recipe: Partial<Recipe> = {},
): Promise<Awaited<ReturnType<typeof ricr>> & { world: RicrWorld; input: RicrInput }> {
  const input = inputOf(steps, recipe);
  const world = new RicrWorld(pairs, { recipe: input.recipe, question: input.question });
  return { ...(await ricr(input, world)), world, input };
}
