export interface ModelReply {
  status: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a string as it is. */
  body: unknown;
}

export interface ModelRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What goes wrong with one request. Absent parts go right. */
export interface ScriptedFault {
  /** Answered in place of the service. */
  reply?: ModelReply;
  delayMs?: number;
  /** The connection stays open and silent, before or in the middle of the body. */
  hang?: 'before' | 'midway';
  /** The connection is cut. */
  cut?: boolean;
  /** Changes a right answer. */
  mangle?: (body: never) => unknown;
}

export function refuses(status: number, body: unknown): ModelReply {
  return { status, body };
}
