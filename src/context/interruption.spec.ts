import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { interruptionOf, throwIfInterrupted, untilInterrupted } from './interruption.js';

describe('interruption of a request', () => {
  it('tells a passed deadline from a caller who went away', async () => {
    const deadline = AbortSignal.timeout(1);
    await new Promise((resolve) => deadline.addEventListener('abort', resolve));
    expect(interruptionOf(deadline).code).toBe('DEADLINE_EXCEEDED');
    expect(interruptionOf(AbortSignal.abort()).code).toBe('CANCELLED');
  });

  it('keeps an error of ours that was given as the reason', () => {
    const reason = new PaniniError('LIMIT_EXCEEDED', 'Too much.');
    expect(interruptionOf(AbortSignal.abort(reason))).toBe(reason);
  });

  it('lets a live request pass and stops an aborted one', () => {
    expect(() => throwIfInterrupted(undefined)).not.toThrow();
    expect(() => throwIfInterrupted(new AbortController().signal)).not.toThrow();
    expect(() => throwIfInterrupted(AbortSignal.abort())).toThrow(PaniniError);
  });

  it('gives up waiting for work that never ends', async () => {
    const controller = new AbortController();
    const waiting = untilInterrupted(new Promise(() => undefined), controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
    await expect(untilInterrupted(Promise.resolve(7), new AbortController().signal)).resolves.toBe(7);
  });
});
