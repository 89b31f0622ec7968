import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fuseRanks } from './fuse-ranks.js';

describe('fusing entity searches', () => {
  it('puts an exact name before what words and meaning agree on', () => {
    const fused = fuseRanks([
      { by: 'NAME', ids: ['exact'] },
      { by: 'WORDS', ids: ['near', 'exact'] },
      { by: 'MEANING', ids: ['near'] },
    ]);
    expect(fused.map((hit) => hit.id)).toEqual(['exact', 'near']);
    expect(fused[0]?.foundBy).toEqual(['NAME', 'WORDS']);
  });

  it('gives each id once, best first, equal scores by id, whatever the lists', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-f0-9]{2}$/), { maxLength: 30 });
    fc.assert(
      fc.property(ids, ids, ids, (name, text, meaning) => {
        const fused = fuseRanks([
          { by: 'NAME', ids: name },
          { by: 'WORDS', ids: text },
          { by: 'MEANING', ids: meaning },
        ]);
        expect(fused.map((hit) => hit.id).sort()).toEqual(
          [...new Set([...name, ...text, ...meaning])].sort(),
        );
        for (const [index, hit] of fused.slice(1).entries()) {
          const before = fused[index];
          if (!before) throw new Error('unreachable');
          expect(before.score > hit.score || (before.score === hit.score && before.id < hit.id)).toBe(true);
        }
      }),
    );
  });
});
