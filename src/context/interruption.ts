import { PaniniError } from '../errors/panini-error.js';

/** Why an aborted signal aborted, as an error of ours: a passed deadline is DEADLINE_EXCEEDED, everything else CANCELLED. */
export function interruptionOf(signal: AbortSignal): PaniniError {
  const reason: unknown = signal.reason;
  if (reason instanceof PaniniError) return reason;
  if ((reason as Error | undefined)?.name === 'TimeoutError') {
    return new PaniniError('DEADLINE_EXCEEDED', 'The request did not finish within its deadline.', {
      hint: 'Ask again with a longer timeout or a smaller request.',
    });
  }
  return new PaniniError('CANCELLED', 'The request was cancelled before it finished.');
}

/** @throws PaniniError CANCELLED or DEADLINE_EXCEEDED when the signal has aborted. */
export function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw interruptionOf(signal);
}

/**
 * The promise's outcome, or the interruption as soon as the signal aborts: for work that does not obey signals itself.
 * @throws PaniniError CANCELLED or DEADLINE_EXCEEDED
 */
export async function untilInterrupted<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work;
  let stopListening = (): void => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const onAbort = (): void => reject(interruptionOf(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([interrupted, work]);
  } finally {
    stopListening();
  }
}
