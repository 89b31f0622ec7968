import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import type { CallUsage } from '../models/call-usage.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../models/language-model.js';
import { rewriteFollowUp } from './rewrite-follow-up.js';
import { ThreadsService } from './threads.service.js';

/** Earlier turns that a follow-up is understood from. */
const TURNS_READ = 6;

export interface UnderstoodQuestion {
  question: string;
  usage: CallUsage[];
  notes: string[];
}

/** Turns a question asked in a thread into one that stands alone. */
@Injectable()
export class FollowUpService {
  constructor(
    @Inject(ThreadsService) private readonly threads: ThreadsService,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {}

  /**
   * The question in full. The first question of a thread is taken as it is, and so is every question when there is no language model, which the notes say.
   * @throws PaniniError NOT_FOUND for the thread, MODEL_*, OUTPUT_TRUNCATED, CANCELLED, DEADLINE_EXCEEDED
   */
  async understand(
    context: RequestContext,
    { question, threadId }: { question: string; threadId: string },
  ): Promise<UnderstoodQuestion> {
    const turns = await this.threads.turns(context, threadId, TURNS_READ);
    if (turns.length === 0) return { question, usage: [], notes: [] };
    if (!this.model) {
      const note =
        'Without a language model a follow-up is not rewritten: the question was taken as it stands.';
      return { question, usage: [], notes: [note] };
    }
    const { signal } = context;
    const { question: rewritten, usage } = await rewriteFollowUp(
      { question, turns },
      { model: this.model, signal },
    );
    return { question: rewritten, usage, notes: [] };
  }
}
