import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { cleanRequest } from '../clean-request.js';
import type { DecisionCommand } from '../decision-command.js';
import { DecisionWriter } from '../decision-writer.service.js';
import type { PaniniError } from '../../errors/panini-error.js';
import { QueueService, type QueuedPair } from './queue.service.js';

export interface Judgement {
  /** Ids of queued pairs. */
  pairs: readonly string[];
  verdict: 'SAME' | 'DIFFERENT';
  /** Judges every open pair of the same two names with them. */
  similar: boolean;
  reason: string;
}

/** What became of one pair; without both when it was so already. */
export interface JudgedPair {
  pair: QueuedPair;
  decision: string | null;
  refused: PaniniError | null;
}

const A_WRITE = 100;

/** Takes the same decision on many pairs, each recorded by itself: one that is refused stops none of the others, and all stay candidates. */
@Injectable()
export class JudgeService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(QueueService) private readonly queue: QueueService,
    @Inject(DecisionWriter) private readonly writer: DecisionWriter,
  ) {}

  /** @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
  async judge(
    context: RequestContext,
    { pairs, verdict, similar, reason }: Judgement,
  ): Promise<JudgedPair[]> {
    const { key } = await this.workspaces.current(context);
    const named = await this.queue.get(context, [...new Set(pairs)]);
    const wanted = similar ? await this.queue.withSimilar(context, named) : named;
    const judged: JudgedPair[] = [];
    for (let start = 0; start < wanted.length; start += A_WRITE) {
      const some = wanted.slice(start, start + A_WRITE);
      const requests = some.map((pair) => requestOf(pair, { verdict, reason, actor: context.actor }));
      const outcomes = await this.writer.decide(key, requests);
      for (const [place, { recorded, refused }] of outcomes.entries()) {
        const pair = some[place];
        if (pair) judged.push({ pair, decision: recorded?.id ?? null, refused });
      }
    }
    return judged;
  }
}

function requestOf(
  { left, right, probability, foundBy, reasons }: QueuedPair,
  { verdict, reason, actor }: Pick<Judgement, 'verdict' | 'reason'> & { actor: string },
): ReturnType<typeof cleanRequest> {
  const command: DecisionCommand =
    verdict === 'SAME'
      ? { kind: 'MERGE', ids: [right.id], into: left.id }
      : { kind: 'REJECT', left: left.id, right: right.id };
  const evidence = { probability, foundBy, reasons };
  return cleanRequest({
    ...{ command, reason, actor, evidence, method: 'manual' as const, score: null, expectedVersion: null },
  });
}
