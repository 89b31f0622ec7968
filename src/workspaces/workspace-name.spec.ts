import { describe, expect, it } from '@jest/globals';
import { workspaceName } from './workspace-name.js';

describe('the name of a workspace', () => {
  it.each(['default', 'Zoë', '苹果 2', '👩‍🔬 Lab', 'مصر', 'x`) DETACH DELETE n //', '../../etc'])(
    'is free text: %s',
    (name) => {
      expect(workspaceName(` ${name} `)).toBe(name);
    },
  );

  it('is the same name however its accents came', () => {
    expect(workspaceName('Zoe\u0308')).toBe('Zoë');
  });

  it.each(['', '   ', 'a\nb', 'a\u0000', 'a\ud800', 'a\u2028b', 'abc\u202ecba', 'a\u2066b', 'x'.repeat(121)])(
    'is not %j',
    (name) => {
      expect(() => workspaceName(name)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    },
  );
});
