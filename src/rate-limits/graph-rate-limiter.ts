import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { interruptionOf, throwIfInterrupted, untilInterrupted } from '../context/interruption.js';
import type { GraphService } from '../graph/graph.service.js';
import type { RateLimiter } from '../models/remote/rate-limiter.js';

export interface RateLimits {
  /** Endpoint and model that share the limit. */
  key: string;
  /** Null for no limit. */
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
}

/** Without limits, how long this process goes on without asking whether the provider asked somebody to wait. */
const LOOK_EVERY_MS = 1_000;
/** A wait is looked at again after so long: what others gave back may have shortened it. */
const LONGEST_NAP_MS = 2_000;

/** A limit kept in the graph by the server's clock. Calls of this process queue here, so that one of them asks the graph at a time. */
export class GraphRateLimiter implements RateLimiter {
  private readonly inTurn = pLimit(1);
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly graph: GraphService,
    private readonly limits: RateLimits,
  ) {}

  async acquire(tokens: number, signal?: AbortSignal): Promise<void> {
    throwIfInterrupted(signal);
    if (this.isKnownFree()) return;
    await untilInterrupted(
      this.inTurn(async () => this.wait(tokens, signal)),
      signal,
    );
  }

  async settle(expectedTokens: number, usedTokens: number): Promise<void> {
    const more = expectedTokens - usedTokens;
    if (this.limits.tokensPerMinute === null || more === 0) return;
    await this.graph.write('rate-limits/settle', { key: this.limits.key, more });
  }

  async quiet(milliseconds: number): Promise<void> {
    this.lookedAt = Number.NEGATIVE_INFINITY;
    await this.graph.write('rate-limits/quiet', { key: this.limits.key, milliseconds });
  }

  private isKnownFree(): boolean {
    const { requestsPerMinute, tokensPerMinute } = this.limits;
    const isUnlimited = requestsPerMinute === null && tokensPerMinute === null;
    return isUnlimited && performance.now() - this.lookedAt < LOOK_EVERY_MS;
  }

  private async wait(tokens: number, signal: AbortSignal | undefined): Promise<void> {
    const { key, requestsPerMinute: requests, tokensPerMinute } = this.limits;
    for (;;) {
      throwIfInterrupted(signal);
      if (this.isKnownFree()) return;
      const asked = { key, requests, tokens: tokensPerMinute, wanted: tokens };
      const [row] = await this.graph.write('rate-limits/take', asked);
      if (!row || row.waitMs <= 0) {
        this.lookedAt = performance.now();
        return;
      }
      await nap(Math.min(LONGEST_NAP_MS, Math.ceil(row.waitMs)), signal);
    }
  }
}

async function nap(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, undefined, signal ? { signal } : {});
  } catch (thrown) {
    throw signal?.aborted ? interruptionOf(signal) : thrown;
  }
}
