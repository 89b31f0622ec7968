import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import { distinctVectors } from '../../gsw/distinct-vectors.js';
import type { ReportImport } from '../../gsw/import-result.js';
import { ImportService } from '../../gsw/import.service.js';
import type { ImportSource } from '../../gsw/interchange/read-source.js';
import { ScratchWorkspacesService } from '../scratch-workspaces.service.js';
import { timed } from '../timed.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { bar, type Bar } from './bar.js';
import { BenchRepository, type ContentCounts } from './bench.repository.js';
import { FRESH_MODELS, type OpenFreshModels } from './fresh-models.js';
import { sourceContent } from './source-content.js';

/** Bars of the bench: what an import may take beside embedding its texts alone, and an import of what is there already beside the first. */
export const IMPORT_BARS = { importOverEmbedding: 1.5, secondOverFirst: 0.1 } as const;

const SCRATCH = 'bench-import';

export interface BenchImportReport {
  /** Distinct texts that were embedded. */
  texts: number;
  counts: { files: ContentCounts; graph: ContentCounts };
  seconds: { embedding: number; firstImport: number; secondImport: number };
  bars: Bar[];
}

export interface BenchImportOptions {
  keep?: boolean;
  /** Told before each part. */
  onPart?: (part: string) => void;
  onImport?: ReportImport;
}

/** Times an import against embedding its distinct texts alone, in one run on one machine. */
@Injectable()
export class BenchImportService {
  constructor(
    @Inject(ImportService) private readonly imports: ImportService,
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ScratchWorkspacesService) private readonly scratch: ScratchWorkspacesService,
    @Inject(BenchRepository) private readonly repository: BenchRepository,
    @Inject(FRESH_MODELS) private readonly openModels: OpenFreshModels,
  ) {}

  /** The scratch workspace is removed at the end unless kept. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, MODEL_*, GRAPH_*, CANCELLED */
  async run(
    context: RequestContext,
    sources: readonly ImportSource[],
    options: BenchImportOptions = {},
  ): Promise<BenchImportReport> {
    const { counts, texts } = await sourceContent(sources);
    if (texts.length === 0) throw new PaniniError('BAD_USER_INPUT', 'The files hold nothing to embed.');
    await this.scratch.remove(SCRATCH);
    try {
      options.onPart?.(`embedding ${texts.length} distinct texts alone`);
      const embedding = await this.timeEmbedding(texts, context.signal);
      const inside = { ...context, workspace: SCRATCH };
      options.onPart?.('importing into an empty workspace');
      const first = await this.timeImport(inside, sources, options);
      options.onPart?.('importing the same again');
      const second = await this.timeImport(inside, sources, options);
      const graph = await this.repository.counts(await this.workspaces.get(context, SCRATCH));
      return report(
        { texts: texts.length, counts: { files: counts, graph } },
        { embedding, firstImport: first, secondImport: second },
      );
    } finally {
      if (!options.keep) await this.scratch.remove(SCRATCH);
    }
  }

  /** With models of its own: the import that follows must not find a vector in a cache. */
  private async timeEmbedding(texts: string[], signal: AbortSignal): Promise<number> {
    const models = this.openModels();
    try {
      await models.warmUp();
      const { ms } = await timed(() => distinctVectors(models.embedder, texts, signal));
      return ms / 1000;
    } finally {
      await models.close();
    }
  }

  private async timeImport(
    context: RequestContext,
    sources: readonly ImportSource[],
    { onImport }: BenchImportOptions,
  ): Promise<number> {
    const { ms } = await timed(async () => {
      for (const source of sources) await this.imports.importGsws(context, source, onImport);
    });
    return ms / 1000;
  }
}

function report(
  content: Pick<BenchImportReport, 'texts' | 'counts'>,
  seconds: BenchImportReport['seconds'],
): BenchImportReport {
  const { files, graph } = content.counts;
  const names = ['passages', 'mentions', 'verbPhrases', 'questions', 'answers'] as const;
  const bars = [
    bar('first import over embedding alone', seconds.firstImport / seconds.embedding, [
      'at most',
      IMPORT_BARS.importOverEmbedding,
    ]),
    bar('second import over first', seconds.secondImport / seconds.firstImport, [
      'below',
      IMPORT_BARS.secondOverFirst,
    ]),
    bar('counts that differ from the files', names.filter((name) => files[name] !== graph[name]).length, [
      'at most',
      0,
    ]),
  ];
  return { ...content, seconds, bars };
}
