import type { EntityEvidence } from '../evidence/entity-evidence.js';
import type { Posting } from './name-blocks.js';

/** Facts of an entity beyond these make no further blocks. */
const MOST_FACTS = 24;

/** Lists of an entity by what is told of it: the same relation to the same other end, and the parts of a name within one document. */
export function factBlocks({ facts, form, profile }: EntityEvidence): Posting[] {
  const lists = new Set(
    facts
      .filter(({ isValue, other, tellsName }) => !isValue && !tellsName && other !== '')
      .slice(0, MOST_FACTS)
      .map(({ relations, other }) => `fact:${[...relations].sort().join(' ')}:${other}`),
  );
  const shared = [...lists].map((list): Posting => ({ list, comparedWith: list, source: 'shared-fact' }));
  const words = [...new Set(form.core)].map((word) => `document:${profile.documentId}:${word}`);
  return [...shared, ...words.map((list): Posting => ({ list, comparedWith: list, source: 'name-part' }))];
}
