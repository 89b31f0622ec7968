import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { terminalText } from './terminal-text.js';

describe('text for a terminal', () => {
  it('shows the commands in a name instead of obeying them', () => {
    expect(terminalText('\u001b[2J\u001b]0;owned\u0007\rAda \u202elive')).toBe(
      '\\u001b[2J\\u001b]0;owned\\u0007\\u000dAda \\u202elive',
    );
  });

  it('leaves lines, tabs and every letter as they are', () => {
    const text = 'Zoë\t苹果\n👩‍🔬 مصر Ω';
    expect(terminalText(text)).toBe(text);
  });

  it('holds no control character but tab and line feed, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(terminalText(text).replace(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('of JSON is the same JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(terminalText(JSON.stringify({ text }, null, 2)))).toEqual({ text });
      }),
    );
  });
});
