import { describe, expect, it } from '@jest/globals';
import { parseGsw } from '../../gsw/interchange/parse-gsw.js';
import { PAIRS_A_PASSAGE, syntheticWorld } from './synthetic-world.js';

describe('A synthetic world', () => {
  it('is made of GSWs that an import takes, with as many pairs as it says and no answer left open', () => {
    for (const { gsw, passage } of syntheticWorld(20, 4)) {
      const parsed = parseGsw(gsw).gsw;
      const questions = parsed.verbPhrases.flatMap((phrase) => phrase.questions);
      expect(questions).toHaveLength(PAIRS_A_PASSAGE);
      expect(parsed.entities.every((entity) => !entity.literal && passage.text.includes(entity.name))).toBe(
        true,
      );
    }
  });

  it('is the same for the same seed and another for another', () => {
    const world = (seed: number) => JSON.stringify([...syntheticWorld(5, seed)]);
    expect(world(1)).toBe(world(1));
    expect(world(1)).not.toBe(world(2));
  });

  it('hangs together: the town beside one is the town of the next', () => {
    const texts = [...syntheticWorld(3, 9)].map(({ passage }) => passage.text);
    const beside = /lies beside (\w+)/.exec(texts[0] ?? '')?.[1];
    expect(texts[1]).toContain(`of ${beside} wrote`);
  });
});
