import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../../graph/graph.service.js';

/** A pair that may be one thing, as it was found. */
export type FoundPair = Row<'reconciliation/possibly-same-page'>;
export type NamedRow = Row<'reconciliation/by-name'>;

export interface PairPage {
  ids: readonly string[] | null;
  /** Where the page before ended. */
  probability: number;
  after: string;
  limit: number;
}

/** Reads pairs that may be one, and what is called by a name. */
@Injectable()
export class QueueRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async page(workspaceKey: string, { ids, ...page }: PairPage): Promise<FoundPair[]> {
    const parameters = { workspaceKey, ...page, ids: ids && [...ids] };
    return this.graph.read('reconciliation/possibly-same-page', parameters);
  }

  async byName(workspaceKey: string, matchKey: string, limit: number): Promise<NamedRow[]> {
    return this.graph.read('reconciliation/by-name', { workspaceKey, matchKey, limit });
  }
}
