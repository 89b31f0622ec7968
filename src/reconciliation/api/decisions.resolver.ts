import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Roles } from '../../access/roles.js';
import { Caller } from '../../api/caller.js';
import type { RequestContext } from '../../context/request-context.js';
import type { DecisionCommand } from '../decision-command.js';
import { DecisionsService, type DecideOptions } from '../decisions.service.js';
import { JudgeService } from '../queue/judge.service.js';
import { NamedThings } from '../queue/named-things.service.js';
import { ReconcileService } from '../run/reconcile.service.js';
import { ReconcilePayload } from './explanation.model.js';
import {
  DecisionArgs,
  JoinArgs,
  JudgeArgs,
  MergeArgs,
  NameThingArgs,
  ReconcileArgs,
  RejectArgs,
  SplitArgs,
} from './reconciliation.args.js';
import { DecisionModel, DecisionPayload, JudgePayload } from './reconciliation.model.js';

const payload = (name: string, description: string): MethodDecorator =>
  Mutation(() => DecisionPayload, { name, description });

/** Decisions by people. */
@Resolver(() => DecisionModel)
export class DecisionsResolver {
  constructor(
    @Inject(DecisionsService) private readonly service: DecisionsService,
    @Inject(NamedThings) private readonly named: NamedThings,
    @Inject(JudgeService) private readonly judging: JudgeService,
    @Inject(ReconcileService) private readonly runs: ReconcileService,
  ) {}

  @Roles('analyst')
  @payload('mergeThings', 'Others become one with a thing, which keeps its id.')
  async merge(@Caller() context: RequestContext, @Args() args: MergeArgs): Promise<DecisionPayload> {
    const { name } = args;
    const [into = '', ...ids] = await this.named.ids(context, [args.into, ...args.things]);
    return this.decided(context, { kind: 'MERGE', ids, into, name }, args);
  }

  @Roles('analyst')
  @payload('mustLink', 'These are one, whatever a run thinks.')
  async mustLink(@Caller() context: RequestContext, @Args() args: JoinArgs): Promise<DecisionPayload> {
    const [into = '', ...ids] = await this.named.ids(context, [args.into, ...args.things]);
    return this.decided(context, { kind: 'MUST_LINK', ids, into }, args);
  }

  @Roles('analyst')
  @payload('splitThing', 'Entities leave the thing that they are in.')
  async split(@Caller() context: RequestContext, @Args() args: SplitArgs): Promise<DecisionPayload> {
    const ids = await this.named.ids(context, args.entities);
    return this.decided(context, { kind: 'SPLIT', ids }, args);
  }

  @Roles('analyst')
  @payload('rejectPair', 'These two are different things: no run proposes them again.')
  async reject(@Caller() context: RequestContext, @Args() args: RejectArgs): Promise<DecisionPayload> {
    const [left = '', right = ''] = await this.named.ids(context, [args.left, args.right]);
    return this.decided(context, { kind: 'REJECT', left, right }, args);
  }

  @Roles('analyst')
  @payload('renameThing', 'What a thing is called; its other names stay searchable.')
  async rename(@Caller() context: RequestContext, @Args() args: NameThingArgs): Promise<DecisionPayload> {
    const [id = ''] = await this.named.ids(context, [args.thing]);
    return this.decided(context, { kind: 'RENAME', id, name: args.value }, args);
  }

  @Roles('analyst')
  @payload('retypeThing', 'What kind of thing it is.')
  async retype(@Caller() context: RequestContext, @Args() args: NameThingArgs): Promise<DecisionPayload> {
    const [id = ''] = await this.named.ids(context, [args.thing]);
    return this.decided(context, { kind: 'RETYPE', id, type: args.value }, args);
  }

  @Roles('analyst')
  @payload('undoDecision', 'Takes a decision back; refused with the later decision that rests on it.')
  async undo(@Caller() context: RequestContext, @Args() args: DecisionArgs): Promise<DecisionPayload> {
    return this.decided(context, { kind: 'UNDO', decision: args.decision }, args);
  }

  @Roles('analyst')
  @payload('redoDecision', 'Makes a decision again that was taken back.')
  async redo(@Caller() context: RequestContext, @Args() args: DecisionArgs): Promise<DecisionPayload> {
    return this.decided(context, { kind: 'REDO', decision: args.decision }, args);
  }

  @Roles('analyst')
  @Mutation(() => JudgePayload, {
    name: 'judgePairs',
    description: 'Takes one decision on many pairs, each recorded by itself; all stay candidates.',
  })
  async judge(@Caller() context: RequestContext, @Args() args: JudgeArgs): Promise<JudgePayload> {
    const judged = await this.judging.judge(context, args);
    return {
      judged: judged.map(({ pair, decision, refused }) => ({
        ...{ pair: pair.id, decision },
        ...{ code: refused?.code ?? null, message: refused?.message ?? null },
      })),
    };
  }

  @Roles('analyst')
  @Mutation(() => ReconcilePayload, {
    name: 'reconcileDocuments',
    description: 'Looks at documents again: merges what is sure, queues what is not.',
  })
  async run(
    @Caller() context: RequestContext,
    @Args() { documents }: ReconcileArgs,
  ): Promise<ReconcilePayload> {
    return this.runs.run(context, { externalIds: documents });
  }

  private readonly decided = async (
    context: RequestContext,
    command: DecisionCommand,
    { reason, expectedVersion }: DecideOptions,
  ): Promise<DecisionPayload> => ({
    decision: await this.service.decide(context, command, { reason, expectedVersion }),
  });
}
