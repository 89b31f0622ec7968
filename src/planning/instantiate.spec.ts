import { describe, expect, it } from '@jest/globals';
import { instantiate } from './instantiate.js';

describe('filling a step with chosen names', () => {
  it('puts each name where its placeholder stands', () => {
    const names = new Map([
      [1, 'Ada Quill'],
      [12, 'Bo Fenn'],
    ]);
    expect(instantiate('Is <ENTITY_Q1> older than <ENTITY_Q12> or <ENTITY_Q1>?', names)).toBe(
      'Is Ada Quill older than Bo Fenn or Ada Quill?',
    );
  });

  it('takes a name verbatim even when it looks like a placeholder or a replacement pattern', () => {
    const names = new Map([
      [1, 'The <ENTITY_Q2> Tapes'],
      [2, "$& $1 $$ $'"],
    ]);
    expect(instantiate('Who made <ENTITY_Q1> and <ENTITY_Q2>?', names)).toBe(
      "Who made The <ENTITY_Q2> Tapes and $& $1 $$ $'?",
    );
  });

  it('leaves a placeholder without a name as it is', () => {
    expect(instantiate('Where is <ENTITY_Q3>?', new Map())).toBe('Where is <ENTITY_Q3>?');
  });
});
