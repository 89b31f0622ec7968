import { Inject, Injectable, Optional } from '@nestjs/common';
import { localContext } from '../context/request-context.js';
import { AFTER_VERSION, type AfterVersion } from '../gsw/after-version.js';
import { documentBatches } from '../gsw/document-batches.js';
import { documentRows } from '../gsw/document-rows.js';
import { embedRows } from '../gsw/embed-rows.js';
import { GswRepository, type WritableDocument, type WriteTarget } from '../gsw/gsw.repository.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { AssembledJob } from './assemble-document.js';
import { Failpoints } from './failpoints.js';
import { holdLeases } from './hold-leases.js';
import type { JobOutcome } from './job-outcome.js';
import type { JobRun } from './job-run.js';
import { sourceNote } from './source-note.js';

/** A document whose passages are read. */
export interface ReadyDocument {
  run: JobRun;
  assembled: AssembledJob;
  outcome: JobOutcome;
}

type Writable = WritableDocument & { ready: ReadyDocument };

/** Brings new documents of one workspace into the graph together: embedded by one call, written by as few writes as hold them. */
@Injectable()
export class BatchWriter {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(GswRepository) private readonly gsws: GswRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
    @Optional() @Inject(AFTER_VERSION) private readonly afterVersion: AfterVersion | null,
  ) {}

  /** @throws PaniniError CONFLICT, CANCELLED, MODEL_*, GRAPH_* */
  async write(ready: readonly ReadyDocument[]): Promise<void> {
    const [first] = ready;
    if (!first) return;
    const { job, signal } = first.run;
    const context = localContext({ workspace: job.workspace, signal });
    const workspace = await this.workspaces.current(context);
    refuseOtherModel(workspace, this.embedder);
    const documents = ready.map((one) => writable(workspace.key, one));
    this.failpoints.pass('while-embedding', documents.length);
    await embedRows(
      documents.map(({ rows }) => rows),
      { embedder: this.embedder, slot: workspace.liveSlot, signal },
    );
    for await (const batch of documentBatches(each(documents)))
      await this.gsws.writeTogether(this.target(workspace, batch as Writable[]), batch);
    await this.afterVersion?.documentsChanged(
      context,
      ready.map(({ run }) => run.job.externalId),
    );
  }

  private target(workspace: Workspace, documents: readonly Writable[]): WriteTarget {
    const runs = documents.map(({ ready }) => ready.run);
    return {
      ...{ workspaceKey: workspace.key, slot: workspace.liveSlot },
      // When one was deleted after the first was accepted, each is looked at alone.
      acceptedAt: earliest(runs.map(({ job }) => job.acceptedAt)),
      guard: (run) =>
        holdLeases(
          run,
          runs.map(({ job }) => job),
        ),
      withMarker: async (run) => {
        this.failpoints.pass('in-transaction', documents.length);
        await run('ingestion/note-sources', {
          rows: documents.map(({ ready, rows }) => ({ ...sourceNote(ready.run, ready.assembled, rows) })),
        });
      },
    };
  }
}

function writable(workspaceKey: string, ready: ReadyDocument): Writable {
  const rows = documentRows(workspaceKey, ready.assembled.document);
  return { rows, position: ready.run.job.position, known: false, action: 'write', ready };
}

/** Of ISO-8601 moments, to the millisecond before. */
function earliest(moments: readonly string[]): string {
  return new Date(Math.min(...moments.map((moment) => Date.parse(moment)))).toISOString();
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
