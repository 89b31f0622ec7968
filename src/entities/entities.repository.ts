import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunOptions } from '../graph/graph.service.js';
import type { EntityRole } from '../gsw/gsw.js';
import type { Slot } from '../workspaces/workspace.js';
import type { FoundEntity, Mention, NeighbourPhrase } from './entity.js';

/** An HNSW index asked for few misses some, so at least this many are taken and rescored exactly. */
const LEAST_HITS = 100;
const MENTIONS = 20;
const PAIRS_OF_A_PHRASE = 50;

/** Entities of one workspace, live versions only. */
@Injectable()
export class EntitiesRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async idsByMatchKey(workspaceKey: string, matchKey: string, options: RunOptions): Promise<string[]> {
    const limit = LEAST_HITS;
    return ids(await this.graph.read('entities/by-match-key', { workspaceKey, matchKey, limit }, options));
  }

  async idsByWords(workspaceKey: string, query: string, options: RunOptions): Promise<string[]> {
    const limit = LEAST_HITS;
    return ids(await this.graph.read('entities/by-words', { workspaceKey, query, limit }, options));
  }

  async idsByVector(
    workspace: { key: string; liveSlot: Slot },
    vector: number[],
    options: RunOptions,
  ): Promise<string[]> {
    const statement = workspace.liveSlot === 'A' ? 'entities/by-vector-a' : 'entities/by-vector-b';
    const parameters = { workspaceKey: workspace.key, vector, limit: LEAST_HITS };
    return ids(await this.graph.read(statement, parameters, options));
  }

  async byIds(workspaceKey: string, wanted: string[], options: RunOptions): Promise<FoundEntity[]> {
    return this.graph.read('entities/by-ids', { workspaceKey, ids: wanted }, options);
  }

  async mentions(workspaceKey: string, id: string, options: RunOptions): Promise<Mention[]> {
    const rows = await this.graph.read('entities/mentions', { workspaceKey, id, limit: MENTIONS }, options);
    return rows.map((row) => ({
      ...row,
      roles: JSON.parse(row.roles) as EntityRole[],
      spans: JSON.parse(row.spans) as [number, number][],
    }));
  }

  async neighbourhood(
    entity: { workspaceKey: string; id: string },
    limit: number,
    options: RunOptions,
  ): Promise<NeighbourPhrase[]> {
    const parameters = { ...entity, limit, pairs: PAIRS_OF_A_PHRASE };
    return this.graph.read('entities/neighbourhood', parameters, options);
  }
}

function ids(rows: { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
