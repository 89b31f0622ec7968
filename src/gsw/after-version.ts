import type { RequestContext } from '../context/request-context.js';

export const AFTER_VERSION = Symbol('AfterVersion');

/** Told when new versions of documents are live, to bring what was decided about the ones before; app.module connects it. */
export interface AfterVersion {
  /** Safe to repeat; null means any document of the context's workspace. */
  documentsChanged(context: RequestContext, externalIds: string[] | null): Promise<void>;
}
