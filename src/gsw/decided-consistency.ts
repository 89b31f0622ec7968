import type { RequestContext } from '../context/request-context.js';

export const DECIDED_CONSISTENCY = Symbol('DecidedConsistency');

/** Checks what decisions about entities made; app.module connects it. */
export interface DecidedConsistency {
  /** Ids of canonical entities that are not as decisions make them, a step at a time; mended where asked. */
  wrongCanonicals(context: RequestContext, workspaceKey: string, repair: boolean): AsyncIterable<string[]>;
}
