import type { ErrorCode } from '../errors/panini-error.js';
import type { LanguageModelReply } from '../models/language-model.js';
import type { ReplySlot } from './reply-key.js';

/** A reply that came to something or not, with the job that paid for it. */
export interface ReplyToKeep {
  jobId: string;
  slot: ReplySlot;
  reply: LanguageModelReply;
  /** True when it came in a batch: it costs half, and is counted once however often it is kept. */
  batch?: boolean;
  /** Money that was held for the call, given back now that it is counted. */
  hold?: string | null;
}

/** A call of which nothing can be used. */
export interface FailedReply {
  jobId: string;
  slot: ReplySlot;
  /** Null when none came. */
  reply: LanguageModelReply | null;
  code: ErrorCode;
  sentence: string;
  batch?: boolean;
  hold?: string | null;
}

/** Replies of a language model about passages, kept in the graph before anything is made of them, so that none is paid twice. */
export interface ReplyStore {
  /** Those of the keys whose replies may be used, without using them. */
  find(workspaceKey: string, keys: readonly string[]): Promise<Map<string, LanguageModelReply>>;
  /** The reply of a key for a job, whose document uses it from then on; null when it has to be asked for. */
  take(jobId: string, key: string): Promise<LanguageModelReply | null>;
  /**
   * Keeps replies that ended by themselves, and counts what they cost. Nothing is kept for a document that was deleted meanwhile.
   * @returns what is to be used, by key: the first reply of a key stays
   */
  keep(replies: readonly ReplyToKeep[]): Promise<Map<string, LanguageModelReply>>;
  /** Keeps what failed for diagnosis, and counts what it cost; it is never used. The latest 200 of a workspace stay. */
  keepFailed(failed: FailedReply): Promise<void>;
  /** Replies of which nothing came after all: kept like failed ones, and their requests are asked anew. */
  discard(workspaceKey: string, keys: readonly string[], code: ErrorCode): Promise<void>;
  /** A job's document uses the replies about passages that were read for another document. */
  noteUses(jobId: string, passages: readonly string[]): Promise<void>;
  /** A document no longer uses replies about passages: those given, or all others. Replies that nobody uses go. */
  forget(
    document: { workspaceKey: string; documentId: string },
    passages: readonly string[],
    which: 'these' | 'others',
  ): Promise<void>;
}

/** Provides a ReplyStore. */
export const REPLY_STORE = Symbol('ReplyStore');
