import { describe, expect, it } from '@jest/globals';
import { loadEnvironment } from './load-environment.js';

describe('the environment', () => {
  it('takes a place where a test lets the process die, and refuses it in production', () => {
    const variables = { PANINI_TEST_FAILPOINT: 'while-embedding:3' };
    expect(loadEnvironment(variables).PANINI_TEST_FAILPOINT).toBe('while-embedding:3');
    expect(() => loadEnvironment({ ...variables, NODE_ENV: 'production' })).toThrow(/in production/);
    expect(loadEnvironment({ NODE_ENV: 'production' }).PANINI_TEST_FAILPOINT).toBeUndefined();
  });

  it.each(['anywhere', 'while-embedding:0', 'while-embedding:x'])('refuses the place "%s"', (place) => {
    expect(() => loadEnvironment({ PANINI_TEST_FAILPOINT: place })).toThrow(/PANINI_TEST_FAILPOINT/);
  });

  it('names every variable that is wrong together', () => {
    const wrong = { PANINI_JOB_LEASE_SECONDS: '0', PANINI_PORT: 'many' };
    expect(() => loadEnvironment(wrong)).toThrow(
      /PANINI_PORT[^]*PANINI_JOB_LEASE|PANINI_JOB_LEASE[^]*PANINI_PORT/,
    );
  });
});
