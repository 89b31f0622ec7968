import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { PRICE_BOOK, type PriceBook } from './price-book.js';
import { UsageRepository, type UsageFilter } from './usage.repository.js';
import type { UsageReport } from './usage.js';

/** A report with where the prices of its models come from, one sentence each. */
export type PricedUsage = UsageReport & { prices: string[] };

/** Tokens and money that the write path of a workspace used. */
@Injectable()
export class UsageService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(UsageRepository) private readonly repository: UsageRepository,
    @Inject(PRICE_BOOK) private readonly prices: PriceBook,
  ) {}

  /** Of the workspace, one ingest or one document. @throws PaniniError NOT_FOUND (workspace) */
  async report(context: RequestContext, filter: Partial<UsageFilter> = {}): Promise<PricedUsage> {
    const { key } = await this.workspaces.current(context);
    const { ingestId = null, documentId = null } = filter;
    const report = await this.repository.report(key, { ingestId, documentId });
    const models = [...new Set(report.lines.map(({ model }) => model))];
    return { ...report, prices: models.map((model) => `${model}: ${this.prices.sourceOf(model)}`) };
  }
}
