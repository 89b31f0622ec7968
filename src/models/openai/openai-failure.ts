import { APIConnectionError, APIError } from 'openai';
import type { PaniniError } from '../../errors/panini-error.js';
import { type RemoteProvider, invalidReply, remoteFailure, unreachable } from '../remote/remote-failure.js';

/** What the openai SDK threw, as an error of ours; the SDK's own object is dropped, since it may carry what the provider echoed. */
export function openAiFailure(provider: RemoteProvider, thrown: unknown): PaniniError {
  if ((thrown as Error | undefined)?.name === 'SyntaxError')
    return invalidReply(provider, 'text that is not JSON');
  if (thrown instanceof APIConnectionError || !(thrown instanceof APIError))
    return unreachable(provider, thrown);
  const { status, code, headers, message } = thrown as APIError<number | undefined, Headers | undefined>;
  if (status === undefined) return unreachable(provider, thrown);
  return remoteFailure(provider, { status, code: code ?? thrown.type, text: message, headers });
}
