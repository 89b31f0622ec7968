import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { seededRandom } from '../metrics/seeded-random.js';
import { BenchRepository } from './bench.repository.js';
import type { Scenario, ScenarioName } from './bench-retrieve-report.js';
import { HopMeasurementService } from './hop-measurement.service.js';
import { RecallService } from './recall.service.js';
import { sample } from './sample.js';
import type { TwoHopQuestion } from './two-hop-plan.js';

const SCENARIOS = 3;

export interface ScenarioRequest {
  name: ScenarioName;
  workspace: Workspace;
  questions: TwoHopQuestion[];
  /** How many of the first questions only warm up and are not timed. */
  warmUp: number;
}

/** One scenario of the retrieval bench: what hops cost, and what vector search finds. */
@Injectable()
export class ScenarioService {
  constructor(
    @Inject(BenchRepository) private readonly repository: BenchRepository,
    @Inject(HopMeasurementService) private readonly hops: HopMeasurementService,
    @Inject(RecallService) private readonly recall: RecallService,
  ) {}

  /**
   * Questions of their own for each scenario, so that no model answers from a cache what another scenario asked.
   * @throws PaniniError BAD_USER_INPUT when the workspace has too few two-hop questions
   */
  async samples(
    workspace: Workspace,
    { queries, warmUp, seed }: { queries: number; warmUp: number; seed: number },
    signal: AbortSignal,
  ): Promise<TwoHopQuestion[][]> {
    const all = await this.hops.questionsOf(workspace, signal);
    const size = warmUp + queries;
    if (all.length < size * SCENARIOS) {
      throw new PaniniError(
        'BAD_USER_INPUT',
        `Expected ${size * SCENARIOS} two-hop questions, the files give ${all.length}.`,
        {
          hint: 'Give more files or ask fewer queries.',
        },
      );
    }
    const drawn = sample(all, size * SCENARIOS, seededRandom(seed));
    return Array.from({ length: SCENARIOS }, (_, index) => drawn.slice(index * size, (index + 1) * size));
  }

  /** @throws PaniniError */
  async measure(
    context: RequestContext,
    { name, workspace, questions, warmUp }: ScenarioRequest,
  ): Promise<Scenario> {
    const timed = questions.slice(warmUp);
    await this.hops.measure(context, questions.slice(0, warmUp));
    const statistics = await this.hops.measure(context, timed);
    const texts = timed.map((question) => question.plan[0]?.question ?? question.question);
    const recall = await this.recall.recall(context, workspace, texts);
    return { name, counts: await this.repository.counts(workspace), ...statistics, recall };
  }
}
