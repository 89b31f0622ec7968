/** Every code a client can meet, with whether the same request may succeed later. Codes are stable: clients match on them. */
export const ERROR_CODES = {
  BAD_USER_INPUT: { retryable: false },
  NOT_FOUND: { retryable: false },
  CONFLICT: { retryable: false },
  ALREADY_EXISTS: { retryable: false },
  LIMIT_EXCEEDED: { retryable: false },
  CONFIGURATION_INVALID: { retryable: false },
  MODEL_MISMATCH: { retryable: false },
  MODEL_UNAVAILABLE: { retryable: true },
  MODEL_RATE_LIMITED: { retryable: true },
  MODEL_QUOTA_EXHAUSTED: { retryable: false },
  MODEL_REQUEST_REFUSED: { retryable: false },
  MODEL_REPLY_INVALID: { retryable: true },
  MODEL_REFUSED: { retryable: false },
  OUTPUT_TRUNCATED: { retryable: false },
  BUDGET_EXCEEDED: { retryable: false },
  EMBEDDING_INVALID: { retryable: false },
  GRAPH_UNAVAILABLE: { retryable: true },
  GRAPH_TOO_OLD: { retryable: false },
  GRAPH_STATEMENT_FAILED: { retryable: false },
  GRAPH_MIGRATION_CHANGED: { retryable: false },
  INDEX_NOT_READY: { retryable: true },
  SERVER_PORT_IN_USE: { retryable: false },
  SERVER_JAVA_MISSING: { retryable: false },
  SERVER_SPACE_LOW: { retryable: false },
  SERVER_DOWNLOAD_FAILED: { retryable: true },
  SERVER_STORE_TOO_OLD: { retryable: false },
  SERVER_START_FAILED: { retryable: false },
  DEADLINE_EXCEEDED: { retryable: true },
  CANCELLED: { retryable: true },
  INTERNAL: { retryable: false },
} as const satisfies Record<string, { retryable: boolean }>;

export type ErrorCode = keyof typeof ERROR_CODES;

export interface PaniniErrorOptions {
  /** What the reader should do next, as one imperative sentence. */
  hint?: string;
  /** Machine-readable facts that are safe to show to a client. */
  details?: Record<string, unknown>;
  /** What was thrown below: kept for logs, never sent to a client. */
  cause?: unknown;
}

/** The one error family: a stable code, a sentence that says what was expected and what came, and a hint that says what to do. */
export class PaniniError extends Error {
  readonly hint: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: PaniniErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PaniniError';
    this.hint = options.hint;
    this.details = options.details ?? {};
  }

  get retryable(): boolean {
    return ERROR_CODES[this.code].retryable;
  }

  /** The sentence and the hint, as shown to a person. */
  toSentence(): string {
    return this.hint ? `${this.message} ${this.hint}` : this.message;
  }
}

/** Any thrown value as a PaniniError; what is not ours becomes INTERNAL with the cause kept inside. */
export function asPaniniError(thrown: unknown): PaniniError {
  if (thrown instanceof PaniniError) return thrown;
  return new PaniniError('INTERNAL', 'Something failed inside Panini.', {
    hint: 'Look the request id up in the log.',
    cause: thrown,
  });
}
