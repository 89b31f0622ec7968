import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row, type RunOptions } from '../graph/graph.service.js';
import { searchQuery } from '../text/search-tokens.js';
import type { Workspace } from '../workspaces/workspace.js';
import type { FoundBy, HopQuery, HopResult } from './hop.js';
import type { Recipe } from './recipe.js';
import { MOST_EXACT, type ResolvedScope } from './resolved-scope.js';
import type { Scope } from './scope.js';
import { qaPair } from './stored-pair.js';

/**
 * Hits asked from a vector index, which walks its graph approximately: among 190,000 near-duplicates 100 lost one in thirty of the nearest
 * 20, 300 one in two hundred, for a seventh more time.
 */
const OVERFETCH = 300;
const TEXT_OVERFETCH = 100;
/** All hits that a workspace or scope can have that is compared exactly; the limit only bounds what is staged beside it. */
const EXACT_TEXT_HITS = 5 * MOST_EXACT;
/** How often the over-fetch grows while a scope leaves too few hits. */
const OVERFETCH_GROWTH = 5;
const LARGEST_OVERFETCH = 20_000;

export interface HopSearch {
  workspace: Workspace;
  scope: ResolvedScope;
  recipe: Recipe;
  queries: readonly HopQuery[];
  /** One unit-length vector per query. */
  vectors: readonly number[][];
}

type SearchRow = Row<'retrieval/search-hop-a'>;

/** The statements of retrieval. */
@Injectable()
export class RetrievalRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** Candidates of one hop in one round trip; a scope that leaves too few hits of the index makes it ask for more. */
  async searchHop(search: HopSearch, options: RunOptions): Promise<HopResult[]> {
    for (let overfetch = OVERFETCH; ; overfetch *= OVERFETCH_GROWTH) {
      const row = await this.search(search, overfetch, options);
      if (overfetch >= LARGEST_OVERFETCH || !isStarved(row, search.recipe.poolSize, overfetch))
        return hopResults(row);
    }
  }

  /** Documents of a scope with their number of questions. */
  async scopeDocuments(
    workspace: Workspace,
    scope: Scope,
    options: RunOptions,
  ): Promise<Row<'retrieval/scope'>[]> {
    const { documents, tags, from, to } = scope;
    const parts = { documents: documents ?? null, tags: tags ?? null, from: from ?? null, to: to ?? null };
    return this.graph.read('retrieval/scope', { workspaceKey: workspace.key, ...parts }, options);
  }

  /** Number of questions in a workspace, counted up to a limit. */
  async questionCount(workspace: Workspace, limit: number, options: RunOptions): Promise<number> {
    const rows = await this.graph.read(
      'retrieval/question-count',
      { workspaceKey: workspace.key, limit },
      options,
    );
    return rows[0]?.questions ?? 0;
  }

  /** Number of entities in a workspace or in some of its documents, counted up to a limit. */
  async entityCount(
    workspace: Workspace,
    { documentIds, limit }: { documentIds: string[] | null; limit: number },
    options: RunOptions,
  ): Promise<number> {
    const parameters = { workspaceKey: workspace.key, documentIds, limit };
    const rows = await this.graph.read('retrieval/entity-count', parameters, options);
    return rows[0]?.entities ?? 0;
  }

  private async search(search: HopSearch, overfetch: number, options: RunOptions): Promise<SearchRow> {
    const { workspace, scope, recipe } = search;
    const statement = workspace.liveSlot === 'A' ? 'retrieval/search-hop-a' : 'retrieval/search-hop-b';
    const rows = await this.graph.read(
      statement,
      {
        workspaceKey: workspace.key,
        queries: search.queries.map((query, index) => ({
          text: query.text,
          vector: search.vectors[index] ?? [],
          terms: searchQuery(workspace.key, query.text),
          entityIds: query.chosen.flatMap((chosen) => chosen.entityIds),
        })),
        documentIds: scope.documentIds,
        exact: scope.exact,
        overfetch,
        textOverfetch: scope.exact ? EXACT_TEXT_HITS : TEXT_OVERFETCH * (overfetch / OVERFETCH),
        entityTopK: recipe.entityTopK,
        poolSize: recipe.poolSize,
        entitySide: recipe.sides !== 'questions',
        questionSide: recipe.sides !== 'entities',
      },
      options,
    );
    return rows[0] ?? { results: [], pairs: [] };
  }
}

/** True when the index could give more and the scope has dropped so many hits that a pool stays short. */
function isStarved(row: SearchRow, poolSize: number, overfetch: number): boolean {
  return row.results.some(
    ({ hits, outOfScope }) => outOfScope > 0 && hits >= overfetch && hits - outOfScope < poolSize,
  );
}

function hopResults(row: SearchRow): HopResult[] {
  const pairs = new Map(row.pairs.map((stored) => [stored.id, qaPair(stored)]));
  return row.results.map(({ entities, candidates }) => ({
    entities,
    candidates: candidates.flatMap(({ id, cosine, foundBy }) => {
      const pair = pairs.get(id);
      return pair ? [{ pair, cosine, foundBy: (foundBy as FoundBy[]).sort() }] : [];
    }),
  }));
}
