import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { AnchoringRepository } from './anchoring.repository.js';
import { ClustersRepository } from './clusters.repository.js';
import { applyLog } from './decision-log.js';
import { DecisionsRepository } from './decisions.repository.js';
import { thingsOf, versionOf, type Thing } from './thing.js';

const MOST_THINGS = 101;

/** Things as they are now, with the version that a decision on all of them names. */
export interface ThingsNow {
  things: Thing[];
  version: string;
}

/** Shows what a decision would be about. */
@Injectable()
export class ThingsService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(DecisionsRepository) private readonly repository: DecisionsRepository,
    @Inject(ClustersRepository) private readonly clusters: ClustersRepository,
    @Inject(AnchoringRepository) private readonly anchoring: AnchoringRepository,
  ) {}

  /** The things that entities or canonical entities belong to. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
  async now(context: RequestContext, ids: readonly string[]): Promise<ThingsNow> {
    if (ids.length === 0 || ids.length > MOST_THINGS) throw outOfBounds(ids.length);
    const { key } = await this.workspaces.current(context);
    const { reading } = this.repository;
    const named = await this.repository.named(reading, key, ids);
    const bare = named.flatMap(({ anchor, entityId }) => (anchor === null ? (entityId ?? []) : []));
    const lone = await this.anchoring.unanchored(reading, key, bare);
    const ofLone = new Map(lone.map(({ id, anchor }) => [id, anchor]));
    const anchors = named.flatMap(({ anchor, entityId }) => anchor ?? ofLone.get(entityId ?? '') ?? []);
    const { decisions, attached } = await this.clusters.load(reading, key, anchors);
    const view = { workspaceKey: key, state: applyLog(decisions), attached: [...attached, ...lone] };
    const things = thingsOf(view, anchors);
    return { things, version: versionOf(things) };
  }
}

function outOfBounds(count: number): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `Expected 1 to ${MOST_THINGS} ids, got ${count}.`, {
    hint: 'Ask in parts.',
  });
}
