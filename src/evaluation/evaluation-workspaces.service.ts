import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { buildGswFile, type BuiltFile } from '../extraction/rules/build-gsw-file.js';
import { RULES_CONSTRUCTOR } from '../extraction/rules/rules-constructor.js';
import type { ImportResult, ReportImport } from '../gsw/import-result.js';
import { ImportService } from '../gsw/import.service.js';
import type { ImportSource } from '../gsw/interchange/read-source.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { contentHashOf } from './content-hash.js';
import type { EvaluationRequest } from './evaluation-request.js';
import { ScratchWorkspacesService, type ScratchWorkspace } from './scratch-workspaces.service.js';

const HASH_LENGTH = 16;

export interface EvaluationWorkspace extends ScratchWorkspace {
  /** What was built of the passages for this run; null when nothing had to be. */
  built: BuiltFile | null;
}

/** The workspace that an evaluation asks: one that is there, or a scratch one that holds the given files. */
@Injectable()
export class EvaluationWorkspacesService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ImportService) private readonly imports: ImportService,
    @Inject(ScratchWorkspacesService) private readonly scratch: ScratchWorkspacesService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** @throws PaniniError NOT_FOUND, BAD_USER_INPUT (neither a workspace nor files, files that hold no GSW, or construction of nothing) */
  async open(
    context: RequestContext,
    request: EvaluationRequest,
    report?: ReportImport,
  ): Promise<EvaluationWorkspace> {
    const { workspace, gsws, passages } = request;
    if (request.construct !== undefined) return this.construct(context, passagesToBuild(request), report);
    if (workspace !== undefined) {
      return { workspace: await this.workspaces.get(context, workspace), reused: true, built: null };
    }
    if (gsws === undefined) {
      throw new PaniniError('BAD_USER_INPUT', 'Expected a workspace or a file of GSWs to ask, got neither.', {
        hint: 'Give --workspace NAME, or --gsws FILE with --passages FILE.',
      });
    }
    const source = { source: gsws, ...(passages === undefined ? {} : { passagesFile: passages }) };
    const options = { prefix: 'evaluate', ...(report ? { report } : {}) };
    return { ...(await this.scratchOf(context, [source], options)), built: null };
  }

  /** A scratch workspace of GSWs that the rules build, named by the passages, the rules' version and the embedding model. */
  private async construct(
    context: RequestContext,
    passages: string,
    report?: ReportImport,
  ): Promise<EvaluationWorkspace> {
    const name = await this.nameOf('evaluate', [passages], [RULES_CONSTRUCTOR]);
    const made: BuiltFile[] = [];
    const scratch = await this.scratch.ensure(context, name, async (filling) => {
      made.push(await this.importBuilt(filling, passages, report));
    });
    return { ...scratch, built: made[0] ?? null };
  }

  private async importBuilt(
    context: RequestContext,
    passages: string,
    report?: ReportImport,
  ): Promise<BuiltFile> {
    const folder = await mkdtemp(join(tmpdir(), 'panini-built-'));
    try {
      const source = { source: join(folder, 'gsws.jsonl'), passagesFile: passages };
      const built = await buildGswFile(passages, source.source, context.signal);
      refuseEmpty(source, await this.imports.importGsws(context, source, report));
      return built;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A scratch workspace named by a hash of the files and the embedding model, filled when it is not there. */
  async scratchOf(
    context: RequestContext,
    sources: readonly ImportSource[],
    options: { prefix: string; report?: ReportImport },
  ): Promise<ScratchWorkspace> {
    const paths = sources.flatMap(({ source, passagesFile }) => [
      source,
      ...(passagesFile ? [passagesFile] : []),
    ]);
    const name = await this.nameOf(options.prefix, paths);
    return this.scratch.ensure(context, name, async (filling) => {
      for (const source of sources) {
        refuseEmpty(source, await this.imports.importGsws(filling, source, options.report));
      }
    });
  }

  private async nameOf(prefix: string, paths: readonly string[], labels: string[] = []): Promise<string> {
    const { model, dimension } = this.embedder;
    const hash = await contentHashOf(paths, [model, String(dimension), ...labels]);
    return `${prefix}-${hash.slice(0, HASH_LENGTH)}`;
  }
}

/** @throws PaniniError BAD_USER_INPUT */
function passagesToBuild({ workspace, gsws, passages }: EvaluationRequest): string {
  if (passages !== undefined && workspace === undefined && gsws === undefined) return passages;
  throw new PaniniError(
    'BAD_USER_INPUT',
    'Construction expects passages to build GSWs of, and neither a workspace nor a file of GSWs.',
    { hint: 'Give --construct rules with --passages FILE alone.' },
  );
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
