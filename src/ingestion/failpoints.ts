import { PaniniError } from '../errors/panini-error.js';

/** Places where a test lets the process die as by kill -9. */
export type Failpoint =
  'before-storing' | 'after-storing' | 'while-embedding' | 'in-transaction' | 'before-completion';

const passed = new Map<string, number>();

/**
 * Kills this process when PANINI_TEST_FAILPOINT is `NAME` or `NAME:N` and this is the N-th time that the named place is passed.
 * For tests only. @throws PaniniError CONFIGURATION_INVALID when the variable is set in production
 */
export function failpoint(name: Failpoint): void {
  const wanted = process.env.PANINI_TEST_FAILPOINT;
  if (wanted === undefined || wanted === '') return;
  if (process.env.NODE_ENV === 'production') {
    throw new PaniniError('CONFIGURATION_INVALID', 'PANINI_TEST_FAILPOINT is set in production.', {
      hint: 'Unset it: it is for tests that let the process die.',
    });
  }
  const [place, nth = '1'] = wanted.split(':');
  if (place !== name) return;
  const count = (passed.get(name) ?? 0) + 1;
  passed.set(name, count);
  if (count === Number(nth)) process.kill(process.pid, 'SIGKILL');
}
