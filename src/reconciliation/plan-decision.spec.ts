import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import type { Decision } from './decision.js';
import type { DecisionCommand } from './decision-command.js';
import { applyLog } from './decision-log.js';
import { planDecision, type DecisionSides } from './plan-decision.js';

const merged: Decision = {
  ...{ id: 'd1', ordinal: 1, kind: 'MERGE', method: 'manual', left: ['b', 'c'], right: ['a'] },
  ...{ value: null, inverseOf: null, score: null },
};

function plan(command: DecisionCommand): DecisionSides | null {
  return planDecision(command, {
    state: applyLog([merged]),
    anchorOf: (id) => id,
    decisionOf: () => merged,
  });
}

const code = (work: () => unknown): string => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof PaniniError ? thrown.code : '';
  }
  return '';
};

describe('a command', () => {
  it('that merges what is one already changes nothing, unless it names it or insists', () => {
    expect(plan({ kind: 'MERGE', ids: ['b', 'b', 'a'], into: 'a' })).toBeNull();
    expect(plan({ kind: 'MERGE', ids: ['b'], into: 'a', name: 'N' })).toMatchObject({ value: 'N' });
    expect(plan({ kind: 'MUST_LINK', ids: ['b'], into: 'a' })).toMatchObject({ left: ['b'], right: ['a'] });
  });

  it('that splits takes the named ones from all the rest', () => {
    expect(plan({ kind: 'SPLIT', ids: ['b'] })).toMatchObject({ left: ['b'], right: ['a', 'c'] });
  });

  it('that splits off all, or parts of two things, is refused', () => {
    expect(code(() => plan({ kind: 'SPLIT', ids: ['a', 'b', 'c'] }))).toBe('BAD_USER_INPUT');
    expect(code(() => plan({ kind: 'SPLIT', ids: ['a', 'z'] }))).toBe('BAD_USER_INPUT');
  });

  it('that names a member names the thing', () => {
    expect(plan({ kind: 'RENAME', id: 'c', name: 'N' })).toMatchObject({ left: ['a'], value: 'N' });
  });

  it('that keeps a thing from itself is refused', () => {
    expect(code(() => plan({ kind: 'REJECT', left: 'z', right: 'z' }))).toBe('BAD_USER_INPUT');
  });

  it('that undoes speaks of the anchors of what it undoes', () => {
    expect(plan({ kind: 'UNDO', decision: 'd1' })).toEqual({
      ...{ left: ['b', 'c'], right: ['a'], value: null, inverseOf: 'd1' },
    });
  });
});
