import type { CohereError } from 'cohere-ai';
import type { PaniniError } from '../../errors/panini-error.js';
import { type RemoteProvider, remoteFailure, unreachable } from '../remote/remote-failure.js';

/** A trial key's monthly allowance comes as 429 like a burst does, but waiting does not help. */
const MONTHLY_LIMIT = /(\/|per) ?month/i;

/** What the cohere-ai SDK threw, as an error of ours. */
export function cohereFailure(provider: RemoteProvider, thrown: unknown): PaniniError {
  const { statusCode: status, body, rawResponse } = (thrown ?? {}) as Partial<CohereError>;
  if (!status) return unreachable(provider, typeof body === 'string' ? new Error(body) : thrown);
  const text = JSON.stringify(body ?? '');
  const code = status === 429 && MONTHLY_LIMIT.test(text) ? 'insufficient_quota' : undefined;
  return remoteFailure(provider, { status, code, text, headers: rawResponse?.headers });
}
