import { Inject, Injectable } from '@nestjs/common';
import { GraphService } from '../graph/graph.service.js';
import { usageLine, usageTotal, type UsageReport } from './usage.js';

export interface UsageFilter {
  ingestId: string | null;
  /** Panini's or the caller's id. */
  documentId: string | null;
}

/** What calls used, as it was counted with each reply. */
@Injectable()
export class UsageRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async report(workspaceKey: string, filter: UsageFilter): Promise<UsageReport> {
    const rows = await this.graph.read('costs/usage', { workspaceKey, ...filter });
    const lines = rows.map(({ usage }) => usageLine(usage));
    return { lines, total: usageTotal(lines) };
  }
}
