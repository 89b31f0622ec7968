/** Lets calls of one model through as fast as its provider allows, for all processes that share it. */
export interface RateLimiter {
  /** Returns when one call of so many tokens may be sent. @throws PaniniError CANCELLED, DEADLINE_EXCEEDED, GRAPH_* */
  acquire(tokens: number, signal?: AbortSignal): Promise<void>;
  /** Takes back what was counted too much for a call, or counts what was too little. */
  settle(expectedTokens: number, usedTokens: number): Promise<void>;
  /** The provider asked to wait: nobody sends anything for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
}

/** Provides a RateLimiter for the language model, where there is a graph to share it through. */
export const RATE_LIMITER = Symbol('RateLimiter');
