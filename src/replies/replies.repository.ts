import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { costOf } from '../costs/cost-of.js';
import { PRICE_BOOK, type PriceBook } from '../costs/price-book.js';
import type { ErrorCode } from '../errors/panini-error.js';
import { GraphService, type Row } from '../graph/graph.service.js';
import type { FinishReason, LanguageModelReply, TokenUsage } from '../models/language-model.js';
import type { FailedReply, ReplyStore, ReplyToKeep } from './reply-store.js';

/** Failed replies that a workspace keeps. */
const KEPT_FAILED = 200;
/** Most uses that one transaction deletes, and keys and passages that one statement takes. */
const STEP = 2_000;
const LOOK_UP = 200;

interface CountedRow extends Record<string, unknown>, TokenUsage {
  jobId: string;
  key: string;
}

export type ShownFailure = Row<'replies/failed'>['reply'];

/** Keeps replies as `GswReply`, and which documents use them as `GswReplyUse`. */
@Injectable()
export class RepliesRepository implements ReplyStore {
  constructor(
    @Inject(GraphService) private readonly graph: GraphService,
    @Inject(PRICE_BOOK) private readonly prices: PriceBook,
  ) {}

  async find(workspaceKey: string, keys: readonly string[]): Promise<Map<string, LanguageModelReply>> {
    const found = new Map<string, LanguageModelReply>();
    for (const some of parts(keys)) {
      const rows = await this.graph.read('replies/usable', { workspaceKey, keys: some });
      for (const { key, reply } of rows) found.set(key, replyFromRow(reply));
    }
    return found;
  }

  async take(jobId: string, key: string): Promise<LanguageModelReply | null> {
    const [row] = await this.graph.write('replies/take', { jobId, key });
    return row ? replyFromRow(row.reply) : null;
  }

  async keep(replies: readonly ReplyToKeep[]): Promise<Map<string, LanguageModelReply>> {
    const rows = replies.map((one) => ({ ...keptRow(one), key: one.slot.key, failed: false })).sort(inOrder);
    if (rows.length === 0) return new Map();
    const kept = await this.put(rows, replies);
    return new Map(kept.map(({ key, reply }) => [key, replyFromRow(reply)]));
  }

  async keepFailed(failed: FailedReply): Promise<void> {
    const { slot, code, sentence } = failed;
    const row = keptRow(failed);
    const properties = { ...row.properties, code, sentence: sentence.slice(0, 500) };
    await this.put([{ ...row, key: failedKey(slot.key), failed: true, properties }], [failed]);
    await this.prune(slot.workspaceKey);
  }

  /** By one transaction: what was paid is counted exactly when its reply is kept. */
  private async put(
    rows: Record<string, unknown>[],
    replies: readonly (ReplyToKeep | FailedReply)[],
  ): Promise<Row<'replies/put'>[]> {
    const counted = replies.flatMap((one) => this.countedRow(one)).sort(inOrder);
    const ids = replies.flatMap(({ hold }) => hold ?? []);
    return this.graph.transaction(async (run) => {
      if (counted.length > 0) await run('costs/count', { rows: counted });
      if (ids.length > 0) await run('costs/release', { ids });
      return run('replies/put', { rows });
    });
  }

  private countedRow({ jobId, slot, reply, batch = false }: ReplyToKeep | FailedReply): CountedRow[] {
    if (reply === null) return [];
    const { key, stage, model } = slot;
    const costUsd = costOf(reply.usage, this.prices.priceOf(model), batch);
    return [{ jobId, key, stage, model, batch, ...reply.usage, costUsd }];
  }

  async discard(workspaceKey: string, keys: readonly string[], code: ErrorCode): Promise<void> {
    const rows = [...new Set(keys)].sort().map((key) => ({ key, failedKey: failedKey(key) }));
    await this.graph.write('replies/mark-failed', { workspaceKey, rows, code });
    await this.prune(workspaceKey);
  }

  async noteUses(jobId: string, passages: readonly string[]): Promise<void> {
    for (const some of parts(passages))
      await this.graph.write('replies/note-uses', { jobId, passages: some });
  }

  async forget(
    { workspaceKey, documentId }: { workspaceKey: string; documentId: string },
    passages: readonly string[],
    which: 'these' | 'others',
  ): Promise<void> {
    const step = {
      ...{ workspaceKey, documentId, passages: [...new Set(passages)] },
      ...{ inside: which === 'these', limit: STEP },
    };
    while (((await this.graph.write('replies/forget', step))[0]?.deleted ?? 0) > 0);
  }

  /** The latest failed replies of a workspace, or of one document. */
  async failed(workspaceKey: string, documentId: string | null, limit: number): Promise<ShownFailure[]> {
    const rows = await this.graph.read('replies/failed', { workspaceKey, documentId, limit });
    return rows.map(({ reply }) => reply);
  }

  private async prune(workspaceKey: string): Promise<void> {
    await this.graph.write('replies/prune-failed', { workspaceKey, kept: KEPT_FAILED });
  }
}

const NO_REPLY = {
  ...{ text: '', finish: '', refusal: '', answeredBy: '', ms: 0 },
  ...{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
};

function keptRow({ jobId, slot, reply }: ReplyToKeep | FailedReply): {
  jobId: string;
  properties: Record<string, unknown>;
} {
  const { passage, stage, model, promptVersion, requestHash } = slot;
  const asked = { passage, stage, model, promptVersion, requestHash, code: '', sentence: '' };
  return { jobId, properties: { ...asked, ...(reply === null ? NO_REPLY : answered(reply)) } };
}

function answered({ text, finish, refusal, model, ms, usage }: LanguageModelReply): typeof NO_REPLY {
  return { text, finish, refusal: refusal ?? '', answeredBy: model, ms, ...usage };
}

function replyFromRow(row: Row<'replies/take'>['reply']): LanguageModelReply {
  const { text, model, ms, inputTokens, cachedInputTokens, outputTokens } = row;
  const usage = { inputTokens, cachedInputTokens, outputTokens };
  return { text, model, ms, usage, finish: row.finish as FinishReason, refusal: null };
}

function failedKey(key: string): string {
  return `${key}-${randomUUID()}`;
}

/** In one order, so that two who keep replies of the same jobs never wait for each other. */
function inOrder(left: { jobId: string; key: string }, right: { jobId: string; key: string }): number {
  const [one, other] = [`${left.jobId}/${left.key}`, `${right.jobId}/${right.key}`];
  return one < other ? -1 : Number(one > other);
}

function* parts(keys: readonly string[]): Generator<string[]> {
  const distinct = [...new Set(keys)].sort();
  for (let start = 0; start < distinct.length; start += LOOK_UP) yield distinct.slice(start, start + LOOK_UP);
}
