import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { ImportResult, ReportImport } from '../gsw/import-result.js';
import { ImportService } from '../gsw/import.service.js';
import type { ImportSource } from '../gsw/interchange/read-source.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { contentHashOf } from './content-hash.js';
import type { EvaluationRequest } from './evaluation-request.js';
import { ScratchWorkspacesService, type ScratchWorkspace } from './scratch-workspaces.service.js';

const HASH_LENGTH = 16;

/** The workspace that an evaluation asks: one that is there, or a scratch one that holds the given files. */
@Injectable()
export class EvaluationWorkspacesService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ImportService) private readonly imports: ImportService,
    @Inject(ScratchWorkspacesService) private readonly scratch: ScratchWorkspacesService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** @throws PaniniError NOT_FOUND, BAD_USER_INPUT (neither a workspace nor files, or files that hold no GSW) */
  async open(
    context: RequestContext,
    request: EvaluationRequest,
    report?: ReportImport,
  ): Promise<ScratchWorkspace> {
    const { workspace, gsws, passages } = request;
    if (workspace !== undefined) {
      return { workspace: await this.workspaces.get(context, workspace), reused: true };
    }
    if (gsws === undefined) {
      throw new PaniniError('BAD_USER_INPUT', 'Expected a workspace or a file of GSWs to ask, got neither.', {
        hint: 'Give --workspace NAME, or --gsws FILE with --passages FILE.',
      });
    }
    const source = { source: gsws, ...(passages === undefined ? {} : { passagesFile: passages }) };
    return this.scratchOf(context, [source], { prefix: 'evaluate', ...(report ? { report } : {}) });
  }

  /** A scratch workspace named by a hash of the files and the embedding model, filled when it is not there. */
  async scratchOf(
    context: RequestContext,
    sources: readonly ImportSource[],
    options: { prefix: string; report?: ReportImport },
  ): Promise<ScratchWorkspace> {
    const name = `${options.prefix}-${(await this.hashOf(sources)).slice(0, HASH_LENGTH)}`;
    return this.scratch.ensure(context, name, async (filling) => {
      for (const source of sources) {
        refuseEmpty(source, await this.imports.importGsws(filling, source, options.report));
      }
    });
  }

  private async hashOf(sources: readonly ImportSource[]): Promise<string> {
    const paths = sources.flatMap(({ source, passagesFile }) => [
      source,
      ...(passagesFile ? [passagesFile] : []),
    ]);
    return contentHashOf(paths, [this.embedder.model, String(this.embedder.dimension)]);
  }
}

/** Documents that are refused are left out of a measurement only where others remain. */
function refuseEmpty(source: ImportSource, { documents, faults }: ImportResult): void {
  if (documents.added + documents.updated + documents.unchanged > 0) return;
  const [first] = faults;
  const reason = first ? ` The first fault: line ${first.line ?? '-'}: ${first.reason}.` : '';
  throw new PaniniError('BAD_USER_INPUT', `${source.source} holds no GSW that can be imported.${reason}`, {
    hint: 'Check the file; `panini import` lists every fault.',
  });
}
