import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import type { DecidedConsistency } from '../gsw/decided-consistency.js';
import type { RunStatement } from '../graph/graph.service.js';
import { CanonicalsRepository } from './canonicals.repository.js';
import { ClustersRepository } from './clusters.repository.js';
import { DecisionsRepository } from './decisions.repository.js';

const A_STEP = 500;

/** Compares the canonical entities with what replaying the decisions makes of the entities that are there. */
@Injectable()
export class CanonicalConsistency implements DecidedConsistency {
  constructor(
    @Inject(DecisionsRepository) private readonly repository: DecisionsRepository,
    @Inject(ClustersRepository) private readonly clusters: ClustersRepository,
    @Inject(CanonicalsRepository) private readonly canonicals: CanonicalsRepository,
  ) {}

  async *wrongCanonicals(
    context: RequestContext,
    workspaceKey: string,
    repair: boolean,
  ): AsyncGenerator<string[]> {
    for (let after = ''; ;) {
      throwIfInterrupted(context.signal);
      const page = await this.anchors(workspaceKey, after);
      const texts = page.map(({ text }) => text);
      if (texts.length > 0) yield await this.step(workspaceKey, texts, repair);
      const last = page.at(-1);
      if (!last || page.length < A_STEP) break;
      after = last.id;
    }
    yield await this.stray(workspaceKey, repair);
  }

  private async anchors(workspaceKey: string, after: string): Promise<{ id: string; text: string }[]> {
    const parameters = { workspaceKey, after, limit: A_STEP };
    return this.repository.graph.read('reconciliation/anchors-page', parameters);
  }

  private async step(workspaceKey: string, texts: readonly string[], repair: boolean): Promise<string[]> {
    const wrong = await this.wrong(this.repository.reading, workspaceKey, texts);
    if (!repair || wrong.length === 0) return wrong;
    await this.repository.locked(workspaceKey, (run) => this.canonicals.refresh(run, workspaceKey, texts));
    return wrong;
  }

  private async wrong(run: RunStatement, workspaceKey: string, texts: readonly string[]): Promise<string[]> {
    const loaded = await this.clusters.load(run, workspaceKey, texts);
    const { gone, changed } = await this.canonicals.difference(run, workspaceKey, loaded);
    return [...gone, ...changed.map(({ id }) => id)];
  }

  private async stray(workspaceKey: string, repair: boolean): Promise<string[]> {
    const { graph } = this.repository;
    const rows = await graph.read('reconciliation/stray-canonicals', { workspaceKey, limit: A_STEP });
    const gone = rows.map(({ id }) => id);
    if (repair && gone.length > 0)
      await this.repository.locked(workspaceKey, (run) =>
        run('reconciliation/put-canonicals', { workspaceKey, gone, rows: [] }),
      );
    return gone;
  }
}
