import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { cleanRequest } from './clean-request.js';
import { ClustersRepository } from './clusters.repository.js';
import type { StoredDecision } from './decision.js';
import type { DecisionCommand } from './decision-command.js';
import { applyLog } from './decision-log.js';
import { DecisionWriter } from './decision-writer.service.js';
import { DecisionsRepository } from './decisions.repository.js';

export interface DecideOptions {
  reason: string;
  /** Version of the things that are named, as their author saw them (`things`). */
  expectedVersion?: string | undefined;
}

export interface DecisionFilter {
  kind?: string | undefined;
  method?: 'manual' | 'automatic' | undefined;
  /** An entity or canonical entity that decisions name, or that hangs on them. */
  thing?: string | undefined;
  /** Number of the last decision of the page before. */
  before?: number | undefined;
  limit: number;
}

/** Decisions about which entities are one: each is recorded with who, why and when, and can be undone. */
@Injectable()
export class DecisionsService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(DecisionsRepository) private readonly repository: DecisionsRepository,
    @Inject(ClustersRepository) private readonly clusters: ClustersRepository,
    @Inject(DecisionWriter) private readonly writer: DecisionWriter,
  ) {}

  /**
   * Takes a decision by a person. @returns null when everything is so already
   * @throws PaniniError NOT_FOUND, BAD_USER_INPUT, CONFLICT (stale, or a decision in effect that it would break, which is named)
   */
  async decide(
    context: RequestContext,
    command: DecisionCommand,
    { reason, expectedVersion }: DecideOptions,
  ): Promise<StoredDecision | null> {
    const { key } = await this.workspaces.current(context);
    const request = cleanRequest({
      ...{ command, reason, actor: context.actor, method: 'manual' as const, score: null, evidence: null },
      expectedVersion: expectedVersion ?? null,
    });
    const [outcome] = await this.writer.decide(key, [request]);
    if (outcome?.refused) throw outcome.refused;
    return outcome?.recorded ? this.get(context, outcome.recorded.id) : null;
  }

  /** @throws PaniniError NOT_FOUND, also for a decision of another workspace */
  async get(context: RequestContext, id: string): Promise<StoredDecision> {
    const { key } = await this.workspaces.current(context);
    const decision = await this.repository.byId(key, id);
    if (decision) return decision;
    throw new PaniniError('NOT_FOUND', 'The workspace has no decision with this id.', {
      hint: 'List the decisions.',
    });
  }

  /** Decisions, latest first. @throws PaniniError NOT_FOUND */
  async list(context: RequestContext, filter: DecisionFilter): Promise<StoredDecision[]> {
    const { key } = await this.workspaces.current(context);
    const { kind = null, method = null, thing, before = Number.MAX_SAFE_INTEGER, limit } = filter;
    const anchors = thing === undefined ? null : await this.anchorsOf(key, thing);
    return this.repository.page(key, { kind, method, anchors, before, limit });
  }

  private async anchorsOf(key: string, thing: string): Promise<string[]> {
    const { reading } = this.repository;
    const [named] = await this.repository.named(reading, key, [thing]);
    if (!named?.anchor) return [];
    const { decisions } = await this.clusters.load(reading, key, [named.anchor]);
    return [...applyLog(decisions).clusters.cluster(named.anchor)];
  }
}
