import { Inject, Injectable, Optional } from '@nestjs/common';
import { localContext } from '../context/request-context.js';
import { AFTER_VERSION, type AfterVersion } from '../gsw/after-version.js';
import { decideDocuments } from '../gsw/decide-documents.js';
import { documentRows } from '../gsw/document-rows.js';
import { embedRows } from '../gsw/embed-rows.js';
import { countRows, type DocumentRows } from '../gsw/gsw-rows.js';
import {
  GswRepository,
  type DocumentState,
  type WritableDocument,
  type WriteTarget,
} from '../gsw/gsw.repository.js';
import { needsStaging } from '../gsw/split-rows.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Slot, Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import type { AssembledJob } from './assemble-document.js';
import { Failpoints } from './failpoints.js';
import type { JobRun } from './job-run.js';
import { sourceNote, type SourceNote } from './source-note.js';
import { holdLeases } from './hold-leases.js';
import type { ClaimedJob } from './jobs.repository.js';

/** Brings an assembled document into the graph: embedded, written beside its earlier version, made current by one write. */
@Injectable()
export class DocumentWriter {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(GswRepository) private readonly gsws: GswRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(Failpoints) private readonly failpoints: Failpoints,
    @Optional() @Inject(AFTER_VERSION) private readonly afterVersion: AfterVersion | null,
  ) {}

  /** Rows written, 0 when the graph had them already. @throws PaniniError CONFLICT, CANCELLED, MODEL_*, GRAPH_* */
  async write(run: JobRun, assembled: AssembledJob): Promise<number> {
    const context = localContext({ workspace: run.job.workspace, signal: run.signal });
    const workspace = await this.workspaces.current(context);
    refuseOtherModel(workspace, this.embedder);
    const rows = documentRows(workspace.key, assembled.document);
    const states = await this.gsws.documentStates(workspace.key, [run.job.externalId]);
    const [decided] = decideDocuments([assembled.document], states);
    const state = decided?.state ?? null;
    const writable = { rows, position: run.job.position, known: state !== null };
    const target = this.target(run, workspace, sourceNote(run, assembled, rows));
    const written = sameVersion(rows, state)
      ? await this.describe(target, { ...writable, action: 'describe' })
      : await this.writeNew(run, target, { ...writable, action: 'write' });
    await this.afterVersion?.documentsChanged(context, [run.job.externalId]);
    return written;
  }

  /** Takes back what a job that ends without a new version has staged. @throws PaniniError CONFLICT */
  async takeBack(job: ClaimedJob): Promise<void> {
    const states = await this.gsws.documentStates(job.workspaceKey, [job.externalId]);
    if (!states.some(({ status }) => status === 'staging')) return;
    await this.gsws.settle(job.documentId, (run) => holdLeases(run, [job], { evenCancelled: true }));
  }

  private async describe(target: WriteTarget, document: WritableDocument): Promise<number> {
    await this.gsws.describe(target, [document]);
    return 0;
  }

  private async writeNew(run: JobRun, target: WriteTarget, document: WritableDocument): Promise<number> {
    const { rows } = document;
    if (needsStaging(rows)) {
      await this.gsws.writeStaged(target, document, (part) => this.embedPart(run, target.slot, part));
    } else {
      await this.embed(run, target.slot, rows);
      await this.gsws.writeTogether(target, [document]);
    }
    return countRows(rows);
  }

  private async embed({ signal }: JobRun, slot: Slot, rows: DocumentRows): Promise<void> {
    this.failpoints.pass('while-embedding');
    await embedRows([rows], { embedder: this.embedder, slot, signal });
  }

  /** Vectors are held for one part at a time. */
  private async embedPart(run: JobRun, slot: Slot, part: DocumentRows): Promise<() => void> {
    await this.embed(run, slot, part);
    return () => {
      for (const { properties } of [...part.entities, ...part.questions]) {
        delete (properties as Record<string, unknown>)[`embedding${slot}`];
      }
    };
  }

  private target({ job }: JobRun, workspace: Workspace, note: SourceNote): WriteTarget {
    return {
      ...{ workspaceKey: workspace.key, slot: workspace.liveSlot, acceptedAt: job.acceptedAt },
      guard: (run) => holdLeases(run, [job]),
      withMarker: async (run) => {
        this.failpoints.pass('in-transaction');
        await run('ingestion/note-sources', { rows: [{ ...note }] });
      },
    };
  }
}

/** True when the graph holds these passages and facts already, perhaps with another title, tags or date. */
function sameVersion(rows: DocumentRows, state: DocumentState | null): boolean {
  return state !== null && state.status !== 'removing' && state.versionHash === rows.document.versionHash;
}
