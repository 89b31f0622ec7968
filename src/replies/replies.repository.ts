import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '../errors/panini-error.js';
import { GraphService, type Row } from '../graph/graph.service.js';
import type { FinishReason, LanguageModelReply } from '../models/language-model.js';
import type { ReplySlot } from './reply-key.js';
import type { FailedReply, ReplyStore, ReplyToKeep } from './reply-store.js';

/** Failed replies that a workspace keeps. */
const KEPT_FAILED = 200;
/** Most uses that one transaction deletes, and keys and passages that one statement takes. */
const STEP = 2_000;
const LOOK_UP = 200;

export type ShownFailure = Row<'replies/failed'>['reply'];

/** Keeps replies as `GswReply`, and which documents use them as `GswReplyUse`. */
@Injectable()
export class RepliesRepository implements ReplyStore {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

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
    const rows = replies
      .map(({ jobId, slot, reply }) => {
        const { key, properties } = rowOf(slot, reply);
        return { jobId, key, failed: false, properties };
      })
      .sort((left, right) => order(left.jobId, right.jobId) || order(left.key, right.key));
    if (rows.length === 0) return new Map();
    const kept = await this.graph.write('replies/put', { rows });
    return new Map(kept.map(({ key, reply }) => [key, replyFromRow(reply)]));
  }

  async keepFailed({ jobId, slot, reply, code, sentence }: FailedReply): Promise<void> {
    const { properties } = rowOf(slot, reply);
    const row = { jobId, key: failedKey(slot.key), failed: true };
    await this.graph.write('replies/put', {
      rows: [{ ...row, properties: { ...properties, code, sentence: sentence.slice(0, 500) } }],
    });
    await this.prune(slot.workspaceKey);
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

function rowOf(
  { key, passage, stage, model, promptVersion, requestHash }: ReplySlot,
  reply: LanguageModelReply | null,
): { key: string; properties: Record<string, unknown> } {
  const asked = { passage, stage, model, promptVersion, requestHash, code: '', sentence: '' };
  return { key, properties: { ...asked, ...(reply === null ? NO_REPLY : answered(reply)) } };
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

function order(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function* parts(keys: readonly string[]): Generator<string[]> {
  const distinct = [...new Set(keys)].sort();
  for (let start = 0; start < distinct.length; start += LOOK_UP) yield distinct.slice(start, start + LOOK_UP);
}
