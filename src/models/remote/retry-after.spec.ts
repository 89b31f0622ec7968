import { describe, expect, it } from '@jest/globals';
import { retryAfterMs } from './retry-after.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');

function asked(headers: Record<string, string>): number | undefined {
  return retryAfterMs(new Headers(headers), NOW);
}

describe('how long a server asks to wait', () => {
  it('reads seconds, an HTTP date and milliseconds', () => {
    expect(asked({ 'retry-after': '7' })).toBe(7000);
    expect(asked({ 'retry-after': 'Sun, 01 Mar 2026 12:00:09 GMT' })).toBe(9000);
    expect(asked({ 'retry-after-ms': '250' })).toBe(250);
    expect(asked({ 'retry-after-ms': '250', 'retry-after': '7' })).toBe(250);
  });

  it('waits no time for a date that has passed', () => {
    expect(asked({ 'retry-after': 'Sun, 01 Mar 2026 11:59:00 GMT' })).toBe(0);
  });

  it('asks for nothing when the header is absent or not readable', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({ 'retry-after': 'soon' })).toBeUndefined();
    expect(asked({ 'retry-after': '-5 minutes maybe' })).toBeUndefined();
    expect(retryAfterMs(undefined)).toBeUndefined();
  });
});
