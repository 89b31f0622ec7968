import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import type { StoredDecision } from '../decision.js';
import { DecisionsService } from '../decisions.service.js';
import type { Thing } from '../thing.js';
import { ThingsService } from '../things.service.js';
import { raise } from './explain.service.js';

const MOST_STEPS = 100;

/** How a thing came to be. */
export interface ThingExplanation {
  thing: Thing;
  /** Decisions about it in their order, those that were taken back too; the latest 100. */
  steps: StoredDecision[];
}

/** Tells how a thing came to be. */
@Injectable()
export class ExplainThingService {
  constructor(
    @Inject(DecisionsService) private readonly decisions: DecisionsService,
    @Inject(ThingsService) private readonly things: ThingsService,
  ) {}

  /** A thing with the decisions that made it. @throws PaniniError NOT_FOUND */
  async thing(context: RequestContext, id: string): Promise<ThingExplanation> {
    const { things } = await this.things.now(context, [id]);
    const [thing = raise(id)] = things;
    const steps = await this.decisions.list(context, { thing: id, limit: MOST_STEPS });
    return { thing, steps: steps.reverse() };
  }
}
