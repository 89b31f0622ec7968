import { Inject, Injectable } from '@nestjs/common';
import { AskService } from '../../asking/ask.service.js';
import type { RequestContext } from '../../context/request-context.js';
import { throwIfInterrupted } from '../../context/interruption.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { BenchRepository } from './bench.repository.js';
import { hopStatistics, hopTime, type HopStatistics, type HopTime } from './hop-times.js';
import { pagesOf } from './pages.js';
import { twoHopQuestion, type TwoHopQuestion } from './two-hop-plan.js';

const PAGE = 1_000;

/** Times the hops of questions that are asked as any caller asks them. */
@Injectable()
export class HopMeasurementService {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(BenchRepository) private readonly repository: BenchRepository,
  ) {}

  /** Every two-hop question that a workspace can be asked, by the id of its first question. */
  async questionsOf(workspace: Workspace, signal: AbortSignal): Promise<TwoHopQuestion[]> {
    const found: TwoHopQuestion[] = [];
    for await (const rows of pagesOf((page) => this.repository.twoHopQuestions(workspace, page), {
      limit: PAGE,
      signal,
    })) {
      found.push(...rows.map(twoHopQuestion).filter((question) => question !== null));
    }
    return found;
  }

  /** Asks the questions one after the other and gives the times of their hops. @throws PaniniError */
  async measure(context: RequestContext, questions: readonly TwoHopQuestion[]): Promise<HopStatistics> {
    const times: HopTime[] = [];
    for (const { question, plan } of questions) {
      throwIfInterrupted(context.signal);
      const time = hopTime(
        await this.asking.ask(context, { question, plans: 'none', answers: 'extractive', plan }),
      );
      if (time) times.push(time);
    }
    return hopStatistics(times);
  }
}
