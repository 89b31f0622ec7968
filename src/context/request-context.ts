import { randomUUID } from 'node:crypto';

export type Role = 'reader' | 'analyst' | 'admin';

/** Who asks, in which workspace, with which rights, until when: handed to every service method as its first argument. */
export interface RequestContext {
  readonly requestId: string;
  readonly actor: string;
  readonly role: Role;
  /** Name of the workspace as the caller gave it; services resolve it to its opaque key. */
  readonly workspace: string;
  /** Aborts when the caller goes away or the deadline passes; every model and graph call obeys it. */
  readonly signal: AbortSignal;
}

export const DEFAULT_WORKSPACE = 'default';

export interface LocalContextOptions {
  workspace?: string;
  requestId?: string;
  /** Milliseconds until the context's signal aborts; absent means no deadline. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

/** The context of the person at this machine: before keys exist, the local user may do everything and the server listens on loopback only. */
export function localContext(options: LocalContextOptions = {}): RequestContext {
  const signals = [
    ...(options.signal ? [options.signal] : []),
    ...(options.deadlineMs === undefined ? [] : [AbortSignal.timeout(options.deadlineMs)]),
  ];
  return {
    requestId: options.requestId ?? randomUUID(),
    actor: 'local',
    role: 'admin',
    workspace: options.workspace ?? DEFAULT_WORKSPACE,
    signal: signals.length === 0 ? new AbortController().signal : AbortSignal.any(signals),
  };
}
