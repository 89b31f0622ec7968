import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../../graph/graph.service.js';
import { searchQuery } from '../../text/search-tokens.js';
import type { Workspace } from '../../workspaces/workspace.js';
import type { PassageHit } from './baseline.js';

/** The index filters before it counts, but approximates: this many hits more than wanted are scored exactly. */
const OVER_FETCH = 200;

export interface PassageVector {
  id: string;
  vector: number[];
}

export interface PassageWithoutVector {
  id: string;
  title: string;
  text: string;
}

/** Passages of one workspace by words and by vectors, for the passage baselines. */
@Injectable()
export class PassagesRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async byWords(
    workspace: Workspace,
    search: { question: string; limit: number },
    options: RunOptions,
  ): Promise<PassageHit[]> {
    const query = searchQuery(workspace.key, search.question);
    if (query === '') return [];
    const { limit } = search;
    const parameters = { workspaceKey: workspace.key, query, fetch: limit + OVER_FETCH, limit };
    return this.graph.read('evaluation/passages-by-words', parameters, options);
  }

  async byVector(
    workspace: Workspace,
    search: { vector: number[]; limit: number },
    options: RunOptions,
  ): Promise<PassageHit[]> {
    const { vector, limit } = search;
    const parameters = { workspaceKey: workspace.key, vector, fetch: limit + OVER_FETCH, limit };
    return workspace.liveSlot === 'A'
      ? this.graph.read('evaluation/passages-by-vector-a', parameters, options)
      : this.graph.read('evaluation/passages-by-vector-b', parameters, options);
  }

  /** Passages without a vector in the live slot, by id, after an id. */
  async withoutVector(
    workspace: Workspace,
    page: { after: string; limit: number },
  ): Promise<PassageWithoutVector[]> {
    const parameters = { workspaceKey: workspace.key, ...page };
    return workspace.liveSlot === 'A'
      ? this.graph.read('evaluation/passages-without-vector-a', parameters)
      : this.graph.read('evaluation/passages-without-vector-b', parameters);
  }

  async saveVectors(workspace: Workspace, rows: PassageVector[]): Promise<void> {
    const parameters = { workspaceKey: workspace.key, rows };
    if (workspace.liveSlot === 'A') await this.graph.write('evaluation/save-passage-vectors-a', parameters);
    else await this.graph.write('evaluation/save-passage-vectors-b', parameters);
  }
}
