import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';

const folder = join(PACKAGE_ROOT, 'cypher');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const ofSlotA = names.filter((name) => name.endsWith('-a.cypher')).sort();
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('Statements of the two embedding slots', () => {
  it('come in pairs, since an index name cannot be a parameter', () => {
    const ofSlotB = names.filter((name) => name.endsWith('-b.cypher')).sort();
    expect(ofSlotA.length).toBeGreaterThan(2);
    expect(ofSlotB).toEqual(ofSlotA.map(inSlotB));
  });

  it.each(ofSlotA)('%s differs from its twin in the letter of the slot only', (name) => {
    const twin = read(name)
      .replaceAll('embeddingA', 'embeddingB')
      .replaceAll('_vector_a', '_vector_b')
      .replaceAll('slot A', 'slot B');
    expect(read(inSlotB(name))).toBe(twin);
  });
});

function inSlotB(name: string): string {
  return name.replace(/-a\.cypher$/, '-b.cypher');
}
