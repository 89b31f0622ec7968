import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import type { RunStatement } from '../graph/graph.service.js';
import { AnchoringRepository } from './anchoring.repository.js';
import { CanonicalsRepository } from './canonicals.repository.js';
import { ClustersRepository } from './clusters.repository.js';
import { DecisionBatch, type RecordedDecision } from './decision-batch.js';
import { namedIds, type DecisionRequest } from './decision-command.js';
import { decisionRow, undoneRow } from './decision-rows.js';
import { DecisionsRepository } from './decisions.repository.js';

/** What came of a request: recorded, refused, or nothing to do. */
export type DecisionOutcome =
  | { recorded: RecordedDecision; refused: null }
  | { recorded: null; refused: PaniniError }
  | { recorded: null; refused: null };

/** Takes decisions one after the other in one transaction, each checked against all before it. */
@Injectable()
export class DecisionWriter {
  constructor(
    @Inject(DecisionsRepository) private readonly repository: DecisionsRepository,
    @Inject(ClustersRepository) private readonly clusters: ClustersRepository,
    @Inject(CanonicalsRepository) private readonly canonicals: CanonicalsRepository,
    @Inject(AnchoringRepository) private readonly anchoring: AnchoringRepository,
  ) {}

  /** Outcomes in the order of the requests; one that is refused stops none of the others. */
  async decide(workspaceKey: string, requests: readonly DecisionRequest[]): Promise<DecisionOutcome[]> {
    return this.repository.locked(workspaceKey, async (run) => {
      const batch = await this.open(run, workspaceKey, requests);
      const outcomes = requests.map((request) => outcome(batch, request));
      const recorded = outcomes.flatMap((one) => one.recorded ?? []);
      if (recorded.length > 0) await this.write(run, batch, recorded);
      return outcomes;
    });
  }

  private async open(
    run: RunStatement,
    workspaceKey: string,
    requests: readonly DecisionRequest[],
  ): Promise<DecisionBatch> {
    const ids = requests.flatMap(({ command }) => namedIds(command));
    const named = await run('reconciliation/named', { workspaceKey, ids: [...new Set(ids)] });
    const bare = named.flatMap(({ entityId, anchor }) =>
      entityId !== null && anchor === null ? [entityId] : [],
    );
    const made = await this.anchoring.anchor(run, workspaceKey, bare);
    const anchors = new Map(
      named.flatMap(({ id, anchor, root }): [string, string][] => {
        const text = root ?? anchor ?? made.get(id);
        return text === undefined ? [] : [[id, text]];
      }),
    );
    const targets = await this.targets(run, workspaceKey, requests);
    const loaded = await this.clusters.load(run, workspaceKey, [...anchors.values(), ...targets]);
    const lastOrdinal = await this.repository.lastOrdinal(run, workspaceKey);
    return new DecisionBatch({ workspaceKey, anchors, loaded, lastOrdinal });
  }

  /** Anchors of the decisions that are undone or redone. */
  private async targets(
    run: RunStatement,
    workspaceKey: string,
    requests: readonly DecisionRequest[],
  ): Promise<string[]> {
    const anchors: string[] = [];
    for (const { command } of requests) {
      if (command.kind !== 'UNDO' && command.kind !== 'REDO') continue;
      const [row] = await run('reconciliation/decision-by-id', { workspaceKey, id: command.decision });
      if (row) anchors.push(...row.decision.left, ...row.decision.right);
    }
    return anchors;
  }

  private async write(
    run: RunStatement,
    batch: DecisionBatch,
    recorded: readonly RecordedDecision[],
  ): Promise<void> {
    const { workspaceKey } = batch;
    await run('reconciliation/put-decisions', {
      workspaceKey,
      rows: recorded.map((decision) => decisionRow(workspaceKey, decision)),
    });
    const undone = recorded.flatMap(undoneRow);
    await run('reconciliation/mark-undone', { workspaceKey, rows: undone });
    await this.canonicals.write(run, workspaceKey, batch.loaded());
  }
}

function outcome(batch: DecisionBatch, request: DecisionRequest): DecisionOutcome {
  try {
    return { recorded: batch.decide(request), refused: null };
  } catch (thrown) {
    if (thrown instanceof PaniniError) return { recorded: null, refused: thrown };
    throw thrown;
  }
}
