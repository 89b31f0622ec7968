import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import type { ReportImport } from '../../gsw/import-result.js';
import type { ImportSource } from '../../gsw/interchange/read-source.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { EvaluationWorkspacesService } from '../evaluation-workspaces.service.js';
import { ScratchWorkspacesService } from '../scratch-workspaces.service.js';
import {
  retrieveBars,
  type BenchRetrieveReport,
  type Scenario,
  type ScenarioName,
} from './bench-retrieve-report.js';
import { ScenarioService } from './scenario.service.js';
import { withSyntheticFiles } from './synthetic-files.js';
import type { TwoHopQuestion } from './two-hop-plan.js';
import { WorkspaceGrowthService } from './workspace-growth.service.js';

const LARGE = 'bench-retrieve-large';
const WARM_UP = 20;

/** Question-answer pairs of the synthetic world: as many as the two packages of the paper's authors hold. */
export const SYNTHETIC_PAIRS = 18_878;

export interface BenchRetrieveRequest {
  /** Files to measure on; a synthetic world when there are none. */
  sources: readonly ImportSource[];
  /** Pairs of the synthetic world. */
  pairs: number;
  /** Questions of each scenario. */
  queries: number;
  /** Questions of each scenario that are asked before those that are timed; 20 when absent. */
  warmUp?: number;
  /** How many times as large the neighbour and the grown workspace are. */
  factor: number;
  /** Length of the noise on a copied vector of length 1. */
  noise: number;
  seed: number;
  /** Keeps the scratch workspaces. */
  keep: boolean;
}

export const DEFAULT_BENCH_RETRIEVE: Omit<BenchRetrieveRequest, 'sources'> = {
  ...{ pairs: SYNTHETIC_PAIRS, queries: 100, factor: 10, noise: 0.2, seed: 1, keep: false },
};

export interface BenchRetrieveProgress {
  /** Told before each part. */
  onPart?: (part: string) => void;
  onImport?: ReportImport;
}

interface Run {
  context: RequestContext;
  request: BenchRetrieveRequest;
  progress: BenchRetrieveProgress;
}

/** Measures what a hop costs and finds in a workspace alone, beside a large neighbour, and grown itself. */
@Injectable()
export class BenchRetrieveService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(EvaluationWorkspacesService) private readonly evaluation: EvaluationWorkspacesService,
    @Inject(ScratchWorkspacesService) private readonly scratch: ScratchWorkspacesService,
    @Inject(WorkspaceGrowthService) private readonly growth: WorkspaceGrowthService,
    @Inject(ScenarioService) private readonly scenarios: ScenarioService,
  ) {}

  /** Scratch workspaces are removed at the end unless kept. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, MODEL_*, GRAPH_*, CANCELLED */
  async run(
    context: RequestContext,
    request: BenchRetrieveRequest,
    progress: BenchRetrieveProgress = {},
  ): Promise<BenchRetrieveReport> {
    const run = { context, request, progress };
    const { pairs, seed, sources } = request;
    if (sources.length > 0) return this.measure(run, sources);
    return withSyntheticFiles({ pairs, seed }, (source) => this.measure(run, [source]));
  }

  /** The large workspace is a multiple of the other, so it is the neighbour of one scenario and the subject of the next. */
  private async measure(run: Run, sources: readonly ImportSource[]): Promise<BenchRetrieveReport> {
    const { context, request, progress } = run;
    const { queries, factor, noise, seed, keep } = request;
    await this.scratch.remove(LARGE);
    const base = await this.importBase(run, sources);
    try {
      const samples = await this.scenarios.samples(
        base,
        { queries, seed, warmUp: request.warmUp ?? WARM_UP },
        context.signal,
      );
      const alone = await this.scenario(run, ['alone', base], samples[0]);
      const large = await this.growLarge(run, base);
      const beside = await this.scenario(run, ['beside a large neighbour', base], samples[1]);
      const grown = await this.scenario(run, ['itself large', large], samples[2]);
      const scenarios = [alone, beside, grown];
      return { queries, factor, noise, seed, scenarios, bars: retrieveBars(scenarios) };
    } finally {
      progress.onPart?.(keep ? 'keeping the scratch workspaces' : 'removing the scratch workspaces');
      if (!keep) for (const name of [LARGE, base.name]) await this.scratch.remove(name);
    }
  }

  private async importBase({ context, progress }: Run, sources: readonly ImportSource[]): Promise<Workspace> {
    progress.onPart?.('importing');
    const options = { prefix: 'bench-retrieve', ...(progress.onImport ? { report: progress.onImport } : {}) };
    return (await this.evaluation.scratchOf(context, sources, options)).workspace;
  }

  private async growLarge({ context, request, progress }: Run, source: Workspace): Promise<Workspace> {
    const { factor, noise, seed } = request;
    const target = await this.workspaces.create(context, LARGE);
    const onPart = progress.onPart ? { onPart: progress.onPart } : {};
    await this.growth.grow({
      source,
      target,
      copies: factor,
      noise,
      seed,
      signal: context.signal,
      ...onPart,
    });
    return target;
  }

  private async scenario(
    { context, request, progress }: Run,
    [name, workspace]: [ScenarioName, Workspace],
    questions: TwoHopQuestion[] = [],
  ): Promise<Scenario> {
    const warmUp = request.warmUp ?? WARM_UP;
    progress.onPart?.(`measuring: ${name}`);
    return this.scenarios.measure(
      { ...context, workspace: workspace.name },
      { name, workspace, questions, warmUp },
    );
  }
}
