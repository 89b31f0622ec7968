import { type ErrorCode, PaniniError } from '../../errors/panini-error.js';
import { type HeaderReader, retryAfterMs } from './retry-after.js';

/** What an error names so that its reader knows what to set, and what it must never show. */
export interface RemoteProvider {
  /** E.g. `The embedding endpoint`, the subject of every sentence. */
  name: string;
  /** Names of the variables that hold key, address and request settings. */
  variables: { key: string; url: string; model: string };
  /** The key itself, to be taken out of whatever the provider echoes. */
  secret?: string | undefined;
}

/** A reply that is not a success. */
export interface RemoteRefusal {
  status: number;
  /** The provider's own error code, where it has one. */
  code?: string | undefined;
  /** The provider's own words: kept as the cause for logs, never part of the message. */
  text: string;
  headers?: HeaderReader | undefined;
}

const LONGEST_TEXT_KEPT = 500;

/** A refusal as an error of ours; `details.retryAfterMs` says how long the provider asked to wait. */
export function remoteFailure(provider: RemoteProvider, refusal: RemoteRefusal): PaniniError {
  const code = codeOf(refusal);
  const wait = retryAfterMs(refusal.headers);
  return new PaniniError(code, `${provider.name} ${sentence(code)} (HTTP ${refusal.status}).`, {
    hint: hint(code, refusal.status, provider),
    details: { status: refusal.status, ...(wait === undefined ? {} : { retryAfterMs: wait }) },
    cause: new Error(redacted(refusal.text, provider)),
  });
}

/** A call that got no whole reply: no connection, a connection that broke, or silence until the timeout. */
export function unreachable(provider: RemoteProvider, thrown: unknown): PaniniError {
  return new PaniniError('MODEL_UNAVAILABLE', `${provider.name} could not be reached.`, {
    hint: `Check that it runs and that ${provider.variables.url} is right.`,
    cause: new Error(redacted(words(thrown), provider)),
  });
}

/** A reply that arrived but says something the protocol does not allow. */
export function invalidReply(provider: RemoteProvider, came: string): PaniniError {
  return new PaniniError('MODEL_REPLY_INVALID', `${provider.name} answered with ${came}.`, {
    hint: `Check that ${provider.variables.url} speaks the protocol expected.`,
  });
}

/** A failure after a part of the reply was handed on: the same call again would hand it on twice. */
export function brokenOff(failure: PaniniError): PaniniError {
  const { code, message, details, cause } = failure;
  return new PaniniError(code, `${message} A part of the reply had come.`, {
    hint: 'Ask again.',
    details: { ...details, partial: true },
    cause,
  });
}

function codeOf({ status, code }: RemoteRefusal): ErrorCode {
  if (code === 'insufficient_quota' || status === 402) return 'MODEL_QUOTA_EXHAUSTED';
  if (status === 429) return 'MODEL_RATE_LIMITED';
  const passing = status >= 500 || [408, 409, 425, 499].includes(status);
  return passing ? 'MODEL_UNAVAILABLE' : 'MODEL_REQUEST_REFUSED';
}

function sentence(code: ErrorCode): string {
  if (code === 'MODEL_QUOTA_EXHAUSTED') return 'says that the account has no quota left';
  if (code === 'MODEL_RATE_LIMITED') return 'says that too many requests were sent';
  return code === 'MODEL_UNAVAILABLE' ? 'failed to answer' : 'refused the request';
}

function hint(code: ErrorCode, status: number, { variables }: RemoteProvider): string {
  if (code === 'MODEL_QUOTA_EXHAUSTED')
    return 'Raise the limit or the balance of the account; trying again will not help.';
  if (code === 'MODEL_RATE_LIMITED')
    return 'Wait a moment and try again, or ask the provider for a higher limit.';
  if (code === 'MODEL_UNAVAILABLE') return 'Try again in a moment.';
  if (status === 401 || status === 403) return `Check ${variables.key}.`;
  return `Check ${variables.model} and ${variables.url}, and that no text is longer than the model takes.`;
}

function words(thrown: unknown): string {
  const { message, cause } = (thrown ?? {}) as Partial<Error>;
  const reason = (cause as Partial<Error> | undefined)?.message;
  return [message ?? String(thrown), ...(reason ? [reason] : [])].join(': ');
}

function redacted(text: string, { secret }: RemoteProvider): string {
  const withoutKey = secret ? text.replaceAll(secret, '[key]') : text;
  return withoutKey.replace(/\b(sk-|Bearer )[\w*.-]+/g, '$1[key]').slice(0, LONGEST_TEXT_KEPT);
}
