import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../access/roles.js';
import { Caller } from '../../api/caller.js';
import { page } from '../../api/connection.js';
import { decodeCursor } from '../../api/cursor.js';
import type { RequestContext } from '../../context/request-context.js';
import { DecisionsService } from '../decisions.service.js';
import { ExplainService } from '../explain/explain.service.js';
import { ExplainThingService } from '../explain/explain-thing.service.js';
import { NamedThings } from '../queue/named-things.service.js';
import { QueueService } from '../queue/queue.service.js';
import { ThingsService } from '../things.service.js';
import { PairExplanationModel, ThingExplanationModel } from './explanation.model.js';
import {
  DecisionsArgs,
  placeInQueue,
  QUEUE,
  QueueArgs,
  ThingArgs,
  ThingsArgs,
  TwoThingsArgs,
} from './reconciliation.args.js';
import {
  DecisionConnection,
  DecisionModel,
  PossiblySameConnection,
  ThingsModel,
} from './reconciliation.model.js';

const DECISIONS = 'decisions';

/** What is decided, what may be, and why. */
@Resolver(() => DecisionModel)
export class ReconciliationResolver {
  constructor(
    @Inject(QueueService) private readonly queue: QueueService,
    @Inject(DecisionsService) private readonly decisions: DecisionsService,
    @Inject(NamedThings) private readonly named: NamedThings,
    @Inject(ThingsService) private readonly thingsNow: ThingsService,
    @Inject(ExplainService) private readonly explained: ExplainService,
    @Inject(ExplainThingService) private readonly explainedThing: ExplainThingService,
  ) {}

  @Roles('reader')
  @Query(() => PossiblySameConnection, {
    name: QUEUE,
    description: 'Pairs that may be one thing and are not, most probable first.',
  })
  async list(@Caller() context: RequestContext, @Args() args: QueueArgs): Promise<PossiblySameConnection> {
    const { first, after, state } = args;
    const rows = await this.queue.list(context, { state, first: first + 1, after: placeInQueue(after) });
    return page(rows, { list: QUEUE, first, after, keyOf: ({ probability, id }) => [probability, id] });
  }

  @Roles('reader')
  @Query(() => DecisionConnection, {
    name: DECISIONS,
    description: 'Decisions of a workspace, latest first.',
  })
  async log(@Caller() context: RequestContext, @Args() args: DecisionsArgs): Promise<DecisionConnection> {
    const { first, after, kind, method } = args;
    const before = after === undefined ? undefined : Number(decodeCursor(DECISIONS, after)[0]);
    const [thing] = await this.named.ids(context, args.thing === undefined ? [] : [args.thing]);
    const rows = await this.decisions.list(context, { kind, method, thing, before, limit: first + 1 });
    return page(rows, { list: DECISIONS, first, after, keyOf: ({ ordinal }) => [ordinal] });
  }

  @Roles('reader')
  @Query(() => ThingsModel, {
    name: 'things',
    description: 'Things as they are now, with the version that a decision on them names.',
  })
  async things(@Caller() context: RequestContext, @Args() { things }: ThingsArgs): Promise<ThingsModel> {
    return this.thingsNow.now(context, await this.named.ids(context, things));
  }

  @Roles('reader')
  @Query(() => PairExplanationModel, {
    name: 'explainPair',
    description: 'Why two entities are thought to be one, or not.',
  })
  async pair(
    @Caller() context: RequestContext,
    @Args() { left, right }: TwoThingsArgs,
  ): Promise<PairExplanationModel> {
    const [one = '', other = ''] = await this.named.ids(context, [left, right]);
    return this.explained.pair(context, one, other);
  }

  @Roles('reader')
  @Query(() => ThingExplanationModel, { name: 'explainThing', description: 'How a thing came to be.' })
  async thing(
    @Caller() context: RequestContext,
    @Args() { thing }: ThingArgs,
  ): Promise<ThingExplanationModel> {
    const [id = ''] = await this.named.ids(context, [thing]);
    return this.explainedThing.thing(context, id);
  }
}
