import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { MigratorService } from '../graph/migrator.service.js';
import { distinctVectors } from '../gsw/distinct-vectors.js';
import { entityEmbeddingText, passageEmbeddingText, questionEmbeddingText } from '../gsw/embedding-text.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { ReindexRepository, type NewVector, type Slots, type Unembedded } from './reindex.repository.js';
import { refuseOtherModel } from './workspace-models.js';
import { otherSlot, type Workspace } from './workspace.js';
import { WorkspacesService } from './workspaces.service.js';

export interface ReindexResult {
  workspace: Workspace;
  /** Nodes that got a vector. */
  embedded: number;
}

const LONGEST_INDEX_WAIT_MS = 600_000;

/** Embeds a workspace anew into the slot that is not read, then switches; also rebuilds the index after a bulk load. */
@Injectable()
export class ReindexService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ReindexRepository) private readonly repository: ReindexRepository,
    @Inject(MigratorService) private readonly migrator: MigratorService,
    @Inject(EMBEDDER) private readonly configured: Embedder,
  ) {}

  /**
   * Re-embeds the context's workspace with the configured embedder, or with the one given; readers use the old vectors until the switch.
   * An interrupted run leaves the old vectors in use. @throws PaniniError NOT_FOUND, EMBEDDING_INVALID, INDEX_NOT_READY, CONFLICT, CANCELLED
   */
  async reindex(
    context: RequestContext,
    report: (embedded: number) => void = () => undefined,
    embedder: Embedder = this.configured,
  ): Promise<ReindexResult> {
    const { key, name, liveSlot } = await this.workspaces.current(context);
    const slots: Slots = { liveSlot, slot: otherSlot(liveSlot) };
    const live = { slot: slots.slot, embeddingModel: embedder.model, embeddingDimension: embedder.dimension };
    // What an interrupted run left there may be another model's.
    await this.repository.clear(key, slots.slot);
    let embedded = 0;
    do {
      embedded += await this.fill({
        key,
        slots,
        embedder,
        context,
        report: (count) => report(embedded + count),
      });
      await this.migrator.awaitIndexes(LONGEST_INDEX_WAIT_MS);
    } while (!(await this.repository.switchIfFull(key, slots, live)));
    await this.repository.clear(key, liveSlot);
    return { workspace: await this.workspaces.get(context, name), embedded };
  }

  /** Ids of up to `limit` things of each kind that lack a vector in the slot that is read. @throws PaniniError NOT_FOUND */
  async missingInLiveSlot(context: RequestContext, limit: number): Promise<string[]> {
    const { key, liveSlot } = await this.workspaces.current(context);
    return (await this.repository.unembedded(key, { liveSlot, slot: liveSlot }, limit)).map(({ id }) => id);
  }

  /** Gives everything that lacks a vector in the slot that is read one. @returns their ids. @throws PaniniError NOT_FOUND, MODEL_MISMATCH */
  async fillLiveSlot(context: RequestContext): Promise<string[]> {
    const workspace = await this.workspaces.current(context);
    refuseOtherModel(workspace, this.configured);
    const slots: Slots = { liveSlot: workspace.liveSlot, slot: workspace.liveSlot };
    const filled: string[] = [];
    for (;;) {
      throwIfInterrupted(context.signal);
      const rows = await this.repository.unembedded(workspace.key, slots);
      if (rows.length === 0) return filled;
      await this.repository.putVectors(slots.slot, await vectorsFor(rows, this.configured, context.signal));
      filled.push(...rows.map(({ id }) => id));
    }
  }

  private async fill({ key, slots, embedder, context, report }: FillJob): Promise<number> {
    let embedded = 0;
    for (;;) {
      throwIfInterrupted(context.signal);
      const rows = await this.repository.unembedded(key, slots);
      if (rows.length === 0) return embedded;
      await this.repository.putVectors(slots.slot, await vectorsFor(rows, embedder, context.signal));
      embedded += rows.length;
      report(embedded);
    }
  }
}

interface FillJob {
  key: string;
  slots: Slots;
  embedder: Embedder;
  context: RequestContext;
  report: (embedded: number) => void;
}

async function vectorsFor(
  rows: readonly Unembedded[],
  embedder: Embedder,
  signal: AbortSignal,
): Promise<NewVector[]> {
  const texts = rows.map((row) => ({ row, text: embeddingText(row) }));
  const vectors = await distinctVectors(
    embedder,
    texts.map(({ text }) => text),
    signal,
  );
  return texts.map(({ row: { kind, id }, text }) => ({ kind, id, vector: vectors.get(text) ?? [] }));
}

function embeddingText({ kind, name, types, text }: Unembedded): string {
  if (kind === 'question') return questionEmbeddingText({ text: name }) ?? name;
  if (kind === 'entity') return entityEmbeddingText({ name, types }) ?? name;
  return passageEmbeddingText({ title: name, text }) ?? name;
}
