import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { printError } from './print-error.js';

let written = '';
let exitCode: typeof process.exitCode;
const { NEO4J_PASSWORD } = process.env;
beforeEach(() => {
  written = '';
  exitCode = process.exitCode;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = exitCode;
  if (NEO4J_PASSWORD === undefined) delete process.env.NEO4J_PASSWORD;
  else process.env.NEO4J_PASSWORD = NEO4J_PASSWORD;
});

describe('an error at the terminal', () => {
  it('that nobody foresaw is one sentence without a stack, and one JSON object with --json', () => {
    const unforeseen = new TypeError('x is not a function\n    at secret (/home/me/panini.js:1:1)');
    printError(unforeseen, false);
    expect(written).toMatch(
      /^Error: Something failed inside Panini: x is not a function\. .*NODE_DEBUG=panini.*\n$/,
    );
    expect(process.exitCode).toBe(1);
    written = '';
    printError(unforeseen, true);
    expect(JSON.parse(written)).toMatchObject({ error: { code: 'INTERNAL', retryable: false } });
    expect(written).not.toContain('panini.js');
  });

  it('shows no password, whatever threw it', () => {
    process.env.NEO4J_PASSWORD = 'open-sesame-1234';
    printError(new Error('login with open-sesame-1234 failed'), false);
    expect(written).not.toContain('open-sesame');
    expect(written).toContain('[redacted]');
  });

  it('keeps its own sentence and exit status when it is one of ours', () => {
    printError(new PaniniError('NOT_FOUND', 'There is no file x.', { hint: 'Check the path.' }), false);
    expect(written).toBe('Error: There is no file x. Check the path.\n');
    expect(process.exitCode).toBe(2);
  });
});
