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

  /** Some passages that have no vector in the live slot; none when all have one. */
  async withoutVector(
    workspace: Workspace,
    limit: number,
  ): Promise<{ id: string; title: string; text: string }[]> {
    const parameters = { workspaceKey: workspace.key, limit };
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
