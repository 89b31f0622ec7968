import { Inject, Injectable, Optional } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { ReindexService } from '../workspaces/reindex.service.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import {
  addFound,
  FINDINGS,
  noFinding,
  type ConsistencyReport,
  type Finding,
  type FindingKind,
} from './consistency-report.js';
import { ConsistencyRepository, type StaleKind } from './consistency.repository.js';
import { DECIDED_CONSISTENCY, type DecidedConsistency } from './decided-consistency.js';
import { GswRepository } from './gsw.repository.js';
import { entityRepair, passageRepair } from './stale-properties.js';

/** Where counting ends when nothing is repaired. */
const MOST_COUNTED = 10_000;

interface Check {
  context: RequestContext;
  key: string;
  repair: boolean;
}

interface Problem {
  id: string;
}

/** One kind of problem that is found a step at a time and mended a step at a time. */
interface Steps<T> {
  find(limit?: number): Promise<T[]>;
  mend(found: T[]): Promise<void>;
  id(found: T): string;
}

/** Finds, and on request mends, what hand edits in Browser and interrupted writes left inconsistent. */
@Injectable()
export class ConsistencyService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ConsistencyRepository) private readonly repository: ConsistencyRepository,
    @Inject(GswRepository) private readonly gsws: GswRepository,
    @Inject(ReindexService) private readonly vectors: ReindexService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Optional() @Inject(DECIDED_CONSISTENCY) private readonly decided: DecidedConsistency | null,
  ) {}

  /** Checks the context's workspace. @throws PaniniError NOT_FOUND, MODEL_MISMATCH (when vectors are to be made), GRAPH_*, CANCELLED */
  async check(context: RequestContext, options: { repair?: boolean } = {}): Promise<ConsistencyReport> {
    const workspace = await this.workspaces.current(context);
    const repair = options.repair ?? false;
    const job: Check = { context, key: workspace.key, repair };
    if (repair) refuseOtherModel(workspace, this.embedder);
    // In this order: what is no current version goes first, vectors come last because mending a name or text takes them away.
    const findings: Record<FindingKind, Finding> = {
      unfinishedDocuments: await this.steps(job, this.unfinished(job.key)),
      orphanNodes: await this.steps(job, this.orphans(job.key)),
      wrongFlags: await this.steps(job, this.flags(job.key)),
      staleEntities: await this.stale(job, 'entities'),
      stalePassages: await this.stale(job, 'passages'),
      wrongPairs: await this.steps(job, this.pairs(job.key)),
      wrongCanonicals: await this.canonicals(job),
      missingVectors: await this.missingVectors(job),
    };
    const consistent = FINDINGS.every((kind) => findings[kind].count === 0);
    if (repair && !consistent) await this.repository.bump(job.key);
    return { workspace: workspace.name, consistent, repaired: repair && !consistent, findings };
  }

  private async steps<T>({ context, repair }: Check, steps: Steps<T>): Promise<Finding> {
    const finding = noFinding();
    for (;;) {
      throwIfInterrupted(context.signal);
      const found = repair ? await steps.find() : await steps.find(MOST_COUNTED);
      addFound(
        finding,
        found.map((one) => steps.id(one)),
      );
      if (!repair || found.length === 0) return finding;
      await steps.mend(found);
    }
  }

  private async stale({ context, key, repair }: Check, kind: StaleKind): Promise<Finding> {
    const finding = noFinding();
    for await (const repairs of this.staleSteps(key, kind)) {
      throwIfInterrupted(context.signal);
      addFound(
        finding,
        repairs.map(({ id }) => String(id)),
      );
      if (repair && repairs.length > 0) await this.repository.repairStale(kind, key, repairs);
    }
    return finding;
  }

  private async *staleSteps(key: string, kind: StaleKind): AsyncGenerator<Record<string, unknown>[]> {
    if (kind === 'entities') {
      for await (const page of this.repository.entities(key))
        yield present(page.map((row) => entityRepair(key, row)));
    } else {
      for await (const page of this.repository.passages(key))
        yield present(page.map((row) => passageRepair(key, row)));
    }
  }

  private async canonicals({ context, key, repair }: Check): Promise<Finding> {
    const finding = noFinding();
    for await (const ids of this.decided?.wrongCanonicals(context, key, repair) ?? []) addFound(finding, ids);
    return finding;
  }

  private async missingVectors({ context, repair }: Check): Promise<Finding> {
    const finding = noFinding();
    const found = repair
      ? await this.vectors.fillLiveSlot(context)
      : await this.vectors.missingInLiveSlot(context, MOST_COUNTED);
    addFound(finding, found);
    return finding;
  }

  private unfinished(key: string): Steps<Problem> {
    return {
      find: (limit) => this.repository.unfinished(key, limit),
      mend: async (found) => {
        for (const { id } of found) {
          await this.gsws.finishVersion(id);
          await this.repository.settle(id);
        }
      },
      id: ({ id }) => id,
    };
  }

  private orphans(key: string): Steps<Problem> {
    return {
      find: (limit) => this.repository.orphans(key, limit),
      mend: (found) => this.repository.deleteOrphans(key, found),
      id: ({ id }) => id,
    };
  }

  private flags(key: string): Steps<Problem & { live: boolean }> {
    return {
      find: (limit) => this.repository.wrongFlags(key, limit),
      mend: (found) => this.repository.repairFlags(key, found),
      id: ({ id }) => id,
    };
  }

  private pairs(key: string): Steps<Awaited<ReturnType<ConsistencyRepository['wrongPairs']>>[number]> {
    return {
      find: (limit) => this.repository.wrongPairs(key, limit),
      mend: (found) => this.repository.repairPairs(key, found),
      id: ({ questionId, verbPhraseId }) => questionId || verbPhraseId,
    };
  }
}

function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
