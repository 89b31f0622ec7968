import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { HistoryService } from '../history/history.service.js';
import type { NewAnswer } from '../history/stored-answer.js';
import { FollowUpService, type UnderstoodQuestion } from '../threads/follow-up.service.js';
import type { AskRequest, AskResult } from './ask.js';
import { AskService } from './ask.service.js';
import { orLocalSide } from './local-side.js';

export interface RecordedAskRequest extends AskRequest {
  /** The thread the question is a turn of. */
  thread?: string | undefined;
}

export interface RecordedAskResult extends AskResult {
  /** Id of the stored answer, by which it can be judged. */
  answerId: string;
  /** The question as it was asked; `question` is the follow-up in full. */
  asked: string;
}

/** Asks as people ask: within a thread when they say so, and with the answer kept so that it can be judged. Measurements use AskService and leave nothing behind. */
@Injectable()
export class RecordedAskService {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(FollowUpService) private readonly followUps: FollowUpService,
    @Inject(HistoryService) private readonly history: HistoryService,
  ) {}

  /** @throws PaniniError as AskService.ask; NOT_FOUND for the thread */
  async ask(context: RequestContext, request: RecordedAskRequest): Promise<RecordedAskResult> {
    const start = performance.now();
    const understood = await this.understand(context, request);
    const result = await this.asking.ask(context, { ...request, question: understood.question });
    const answer = newAnswer(result, { request, actor: context.actor });
    await this.history.put(context, answer);
    return {
      ...result,
      answerId: answer.id,
      asked: request.question,
      calls: [...understood.usage, ...result.calls],
      notes: [...understood.notes, ...result.notes],
      ms: { ...result.ms, total: performance.now() - start },
    };
  }

  private async understand(
    context: RequestContext,
    { question, thread, onModelFailure }: RecordedAskRequest,
  ): Promise<UnderstoodQuestion> {
    if (thread === undefined) return { question, usage: [], notes: [] };
    return orLocalSide(
      () => this.followUps.understand(context, { question, threadId: thread }),
      async ({ code }) => ({
        question,
        usage: [],
        notes: [`The language model could not rewrite the follow-up (${code}); it was taken as it stands.`],
      }),
      onModelFailure ?? 'fail',
    );
  }
}

function newAnswer(
  { question, plan, answer }: AskResult,
  { request, actor }: { request: RecordedAskRequest; actor: string },
): NewAnswer {
  const { text, refusal, citations, answerer, confidence } = answer;
  const documents = citations.flatMap(({ sources }) => sources.map(({ documentId }) => documentId));
  return {
    id: randomUUID(),
    threadId: request.thread ?? null,
    properties: {
      question,
      asked: request.question,
      text,
      refusal: refusal?.reason ?? null,
      planner: plan.planner,
      answerer,
      confidence,
      questionIds: citations.map(({ questionId }) => questionId),
      documentIds: [...new Set(documents)].sort(),
      actor,
    },
  };
}
