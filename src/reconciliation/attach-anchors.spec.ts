import { describe, expect, it } from '@jest/globals';
import { attachAnchors, type StoredAnchor } from './attach-anchors.js';
import { anchorText } from './decision-anchor.js';

const person = '[{"role":"person","states":[]}]';
const mention = (entityId: string, name: string, roles: string = person) => ({
  ...{ entityId, localId: entityId, name, roles },
});
const anchor = (
  id: string,
  key: string,
  [ordinal, type]: [number, string] = [0, 'person'],
): StoredAnchor => ({
  id,
  text: anchorText({ document: 'd', passage: 'h', key, type, ordinal }),
  versionHash: 'old',
  entityId: null,
});

describe('anchors of a document with a new version', () => {
  const passages = [
    { hash: 'h', mentions: [mention('e1', 'Ada'), mention('e2', 'ADA'), mention('e3', 'Bo', '[]')] },
  ];

  it('attach to the same name, type and place in the passage of the same text', () => {
    const rows = attachAnchors([anchor('a', 'ada'), anchor('b', 'ada', [1, 'person'])], passages, 'new');
    expect(rows.map(({ entityId }) => entityId)).toEqual(['e1', 'e2']);
  });

  it('attach to a mention whose type is no longer told, and to none of another type', () => {
    const rows = attachAnchors([anchor('a', 'bo'), anchor('b', 'ada', [0, 'place'])], passages, 'new');
    expect(rows.map(({ entityId }) => entityId)).toEqual(['e3', null]);
  });

  it('attach to nothing rather than to a namesake when their own place is gone', () => {
    expect(attachAnchors([anchor('a', 'ada', [2, 'person'])], passages, 'new')).toEqual([
      { id: 'a', entityId: null },
    ]);
    expect(attachAnchors([anchor('a', 'ada')], [{ ...passages[0], hash: 'x' } as never], 'new')).toEqual([
      { id: 'a', entityId: null },
    ]);
  });

  it('stay where they are attached in this version already, whatever the name is now', () => {
    const kept = { ...anchor('a', 'former name'), versionHash: 'new', entityId: 'e1' };
    const rows = attachAnchors([kept, anchor('b', 'ada')], passages, 'new');
    expect(rows).toEqual([
      { id: 'a', entityId: 'e1' },
      { id: 'b', entityId: null },
    ]);
  });

  it('that cannot be read attach to nothing', () => {
    const broken = { ...anchor('a', 'ada'), text: '{"made":"up"}' };
    expect(attachAnchors([broken], passages, 'new')).toEqual([{ id: 'a', entityId: null }]);
  });
});
