import { Inject, Injectable } from '@nestjs/common';
import { ClustersRepository } from './clusters.repository.js';
import { applyLog, type LogState } from './decision-log.js';
import { DecisionsRepository } from './decisions.repository.js';

/** What is decided about some things: the anchor of each that decisions hang on, by id, and what the decisions come to. */
export interface DecidedState {
  anchors: ReadonlyMap<string, string>;
  state: LogState;
}

/** Replays the decisions that things hang on. */
@Injectable()
export class DecidedStateService {
  constructor(
    @Inject(DecisionsRepository) private readonly decisions: DecisionsRepository,
    @Inject(ClustersRepository) private readonly clusters: ClustersRepository,
  ) {}

  /** @throws PaniniError NOT_FOUND, LIMIT_EXCEEDED */
  async of(workspaceKey: string, ids: readonly string[]): Promise<DecidedState> {
    const { reading } = this.decisions;
    const named = await this.decisions.named(reading, workspaceKey, ids);
    const anchors = new Map(
      named.flatMap(({ id, anchor }) => (anchor === null ? [] : [[id, anchor] as const])),
    );
    const { decisions } = await this.clusters.load(reading, workspaceKey, [...anchors.values()]);
    return { anchors, state: applyLog(decisions) };
  }
}
