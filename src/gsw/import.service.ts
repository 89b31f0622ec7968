import { Inject, Injectable, Optional } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { AFTER_VERSION, type AfterVersion } from './after-version.js';
import { documentBatches } from './document-batches.js';
import { documentRows } from './document-rows.js';
import { embedRows } from './embed-rows.js';
import { GswRepository, type WritableDocument } from './gsw.repository.js';
import { needsStaging } from './split-rows.js';
import { ImportTally } from './import-tally.js';
import type { ImportResult, ReportImport } from './import-result.js';
import { openSource, type ImportSource } from './interchange/read-source.js';
import type { SourceDocument } from './source-document.js';
import { decideDocuments } from './decide-documents.js';

/** Documents whose state is asked for by one query. */
const LOOK_UP = 200;

/** Imports GSWs: unchanged documents are left alone, each batch is embedded while the one before is written. */
@Injectable()
export class ImportService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(GswRepository) private readonly repository: GswRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Optional() @Inject(AFTER_VERSION) private readonly afterVersion: AfterVersion | null,
  ) {}

  /**
   * Imports a file or folder into the context's workspace, which is made if there is none; what is malformed is listed and the rest goes in.
   * @throws PaniniError NOT_FOUND (file), MODEL_MISMATCH, EMBEDDING_INVALID, MODEL_*, GRAPH_*, CANCELLED
   */
  async importGsws(
    context: RequestContext,
    source: ImportSource,
    report?: ReportImport,
  ): Promise<ImportResult> {
    const started = performance.now();
    const opened = await openSource(source);
    const workspace = await this.workspaces.getOrCreate(context, context.workspace);
    refuseOtherModel(workspace, this.embedder);
    const tally = new ImportTally(opened.expected, report);
    const changed = this.changedDocuments(workspace, tally, opened.documents);
    const acceptedAt = await this.repository.now();
    await this.writeAll({ workspace, context, tally, acceptedAt }, documentBatches(changed));
    await this.afterVersion?.documentsChanged(context, null);
    return tally.result(workspace.name, performance.now() - started);
  }

  private async *changedDocuments(
    workspace: Workspace,
    tally: ImportTally,
    documents: Parameters<ImportTally['takeDocuments']>[0],
  ): AsyncGenerator<WritableDocument> {
    let position = await this.repository.nextPosition(workspace.key);
    for await (const group of groups(tally.takeDocuments(documents), LOOK_UP)) {
      const externalIds = group.map((document) => document.externalId);
      const states = await this.repository.documentStates(workspace.key, externalIds);
      for (const { document, state, action } of decideDocuments(group, states)) {
        if (action === 'finish' && state) await this.repository.finishVersion(state.id);
        if (action === 'finish' || action === 'leave') tally.unchanged();
        else {
          const rows = documentRows(workspace.key, document);
          yield { rows, position, known: state !== null, action };
          if (state === null) position += 1;
        }
      }
    }
  }

  private async writeAll(job: WriteJob, batches: AsyncIterable<WritableDocument[]>): Promise<void> {
    let waiting: { batch: WritableDocument[]; embedded: Promise<number> } | null = null;
    let writing: Promise<void> = Promise.resolve();
    const writeWaiting = async (): Promise<void> => {
      if (!waiting) return;
      const { batch, embedded } = waiting;
      const texts = await embedded;
      await writing;
      writing = this.write(job, batch, texts);
      writing.catch(ignore);
    };
    for await (const batch of batches) {
      throwIfInterrupted(job.context.signal);
      const embedded = this.embed(job, batch);
      embedded.catch(ignore);
      await writeWaiting();
      waiting = { batch, embedded };
    }
    await writeWaiting();
    await writing;
  }

  private async embed({ workspace, context }: WriteJob, batch: WritableDocument[]): Promise<number> {
    const rows = batch.filter(({ action }) => action === 'write').map((document) => document.rows);
    return embedRows(rows, { embedder: this.embedder, slot: workspace.liveSlot, signal: context.signal });
  }

  private async write(
    { workspace, tally, acceptedAt }: WriteJob,
    batch: WritableDocument[],
    texts: number,
  ): Promise<void> {
    const target = { workspaceKey: workspace.key, slot: workspace.liveSlot, acceptedAt };
    const content = batch.filter(({ action }) => action === 'write');
    const metadata = batch.filter(({ action }) => action === 'describe');
    const [first] = content;
    if (first && needsStaging(first.rows)) await this.repository.writeStaged(target, first);
    else if (first) await this.repository.writeTogether(target, content);
    if (metadata.length > 0) await this.repository.describe(target, metadata);
    tally.written(batch, texts);
  }
}

interface WriteJob {
  workspace: Workspace;
  context: RequestContext;
  tally: ImportTally;
  /** By the server's clock. */
  acceptedAt: string;
}

/** A failure is thrown where the promise is awaited; this keeps it from counting as unhandled until then. */
function ignore(): void {
  return undefined;
}

async function* groups(
  documents: AsyncIterable<SourceDocument>,
  size: number,
): AsyncGenerator<SourceDocument[]> {
  let group: SourceDocument[] = [];
  for await (const document of documents) {
    group.push(document);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
