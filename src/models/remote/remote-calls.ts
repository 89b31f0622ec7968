import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { interruptionOf, throwIfInterrupted, untilInterrupted } from '../../context/interruption.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { RateLimiter } from './rate-limiter.js';
import { type RemoteProvider, unreachable } from './remote-failure.js';

export interface RemoteCallSettings {
  provider: RemoteProvider;
  /** Milliseconds one attempt may take, from the connection to the last byte. */
  timeoutMs: number;
  /** What an SDK threw, as an error of ours. */
  toFailure: (thrown: unknown) => PaniniError;
  attempts?: number;
  /** The first back-off in milliseconds; it doubles with each attempt. */
  firstDelayMs?: number | undefined;
  /** Shared with other processes; absent, waits that the provider asks for hold back this process alone. */
  limiter?: RateLimiter | undefined;
}

export interface RemoteCallOptions {
  signal?: AbortSignal | undefined;
  /** Tokens that the limiter counts for an attempt. @default 0 */
  tokens?: number;
}

type RemoteWork<Result> = (signal: AbortSignal) => Promise<Result>;

const ATTEMPTS = 4;
const FIRST_DELAY_MS = 500;
/** A longer wait than this is the caller's decision, not ours. */
const LONGEST_WAIT_MS = 60_000;
/** Longer than this a provider's wait holds nobody back who has not asked it. */
const LONGEST_QUIET_MS = 600_000;
const BATCHES_AT_ONCE = 4;

/**
 * Calls to one provider: each attempt has a timeout, passing failures are retried after a jittered back-off, and a wait the provider asks for holds every call back.
 * The SDKs' own retries stay off: they sleep through an abort, and they retry an exhausted quota.
 */
export class RemoteCalls {
  private quietUntil = 0;

  constructor(private readonly settings: RemoteCallSettings) {}

  /** @throws PaniniError the provider's last failure, or CANCELLED / DEADLINE_EXCEEDED. */
  async call<Result>(
    work: RemoteWork<Result>,
    { signal, tokens = 0 }: RemoteCallOptions = {},
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      await this.quiet(signal);
      await this.settings.limiter?.acquire(tokens, signal);
      try {
        return await this.attempt(work, signal);
      } catch (thrown) {
        throwIfInterrupted(signal);
        await this.prepareRetry(this.failureOf(thrown), attempt, signal);
      }
    }
  }

  /** The results in the order of the pieces, a few pieces at a time; the first failure cancels the others. */
  async all<Piece, Result>(
    pieces: readonly Piece[],
    work: (piece: Piece, signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result[]> {
    const stop = new AbortController();
    const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const limit = pLimit(BATCHES_AT_ONCE);
    try {
      return await Promise.all(
        pieces.map((piece) => limit(() => this.call((inner) => work(piece, inner), { signal: either }))),
      );
    } finally {
      stop.abort();
    }
  }

  private async attempt<Result>(work: RemoteWork<Result>, signal: AbortSignal | undefined): Promise<Result> {
    const timeout = AbortSignal.timeout(this.settings.timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    try {
      return await untilInterrupted(work(either), either);
    } catch (thrown) {
      if (timeout.aborted && !signal?.aborted) throw this.silence();
      throw thrown;
    }
  }

  private failureOf(thrown: unknown): PaniniError {
    return thrown instanceof PaniniError ? thrown : this.settings.toFailure(thrown);
  }

  private async prepareRetry(
    failure: PaniniError,
    attempt: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const asked = failure.details['retryAfterMs'];
    if (typeof asked === 'number') await this.settings.limiter?.quiet(Math.min(asked, LONGEST_QUIET_MS));
    const isFinal = !failure.retryable || failure.details['partial'] === true;
    if (isFinal || attempt >= (this.settings.attempts ?? ATTEMPTS)) throw failure;
    if (typeof asked !== 'number') return this.wait(this.backOff(attempt), signal);
    if (asked > LONGEST_WAIT_MS) throw failure;
    this.quietUntil = Math.max(this.quietUntil, Date.now() + asked);
  }

  private backOff(attempt: number): number {
    const full = (this.settings.firstDelayMs ?? FIRST_DELAY_MS) * 2 ** (attempt - 1);
    return full * (0.5 + Math.random() / 2);
  }

  /** Another call may lengthen the quiet time while this one sleeps through it. */
  private async quiet(signal: AbortSignal | undefined): Promise<void> {
    throwIfInterrupted(signal);
    while (this.quietUntil > Date.now()) await this.wait(this.quietUntil - Date.now(), signal);
  }

  private async wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await sleep(milliseconds, undefined, signal ? { signal } : {});
    } catch (thrown) {
      throw signal?.aborted ? interruptionOf(signal) : thrown;
    }
  }

  private silence(): PaniniError {
    const seconds = this.settings.timeoutMs / 1000;
    return unreachable(this.settings.provider, new Error(`no whole reply within ${seconds} s`));
  }
}
