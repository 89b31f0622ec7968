import { asPaniniError, type ErrorCode, type PaniniError } from '../errors/panini-error.js';

/** What to do when the language model fails: end with its error, or go on with the rules and say so. */
export type OnModelFailure = 'fail' | 'local';

const MODEL_FAILURES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MODEL_UNAVAILABLE',
  'MODEL_RATE_LIMITED',
  'MODEL_QUOTA_EXHAUSTED',
  'MODEL_REQUEST_REFUSED',
  'MODEL_REPLY_INVALID',
  'MODEL_REFUSED',
  'OUTPUT_TRUNCATED',
  'BUDGET_EXCEEDED',
]);

/**
 * The outcome of the model's side, or of the local side when the model fails and the caller asked for that; `note` is told the error.
 * @throws PaniniError what the model's side threw, otherwise
 */
export async function orLocalSide<Result>(
  model: () => Promise<Result>,
  local: (error: PaniniError) => Promise<Result>,
  onModelFailure: OnModelFailure,
): Promise<Result> {
  try {
    return await model();
  } catch (thrown) {
    const error = asPaniniError(thrown);
    if (onModelFailure === 'fail' || !MODEL_FAILURES.has(error.code)) throw thrown;
    return local(error);
  }
}
