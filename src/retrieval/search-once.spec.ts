import { describe, expect, it } from '@jest/globals';
import { choiceOf } from '../../test/support/ricr-states.js';
import { pairOf, RicrWorld } from '../../test/support/ricr-world.js';
import { searchOnce } from './search-once.js';

const world = () => new RicrWorld([pairOf({ question: 'Where was Ada born?', answers: ['Oslo'] })]);

describe('A question that was searched before', () => {
  it('is not searched again, in the same call or in a later one', async () => {
    const outside = world();
    const ports = searchOnce(outside);
    const [ada, ben] = ['Where was Ada born?', 'Where was Ben born?'].map((text) => ({ text, chosen: [] }));
    if (!ada || !ben) throw new Error('Two queries.');
    const first = await ports.search([ada, ben, ada]);
    const second = await ports.search([ben, ada]);
    expect(outside.searches).toEqual([[ada, ben]]);
    expect(first[2]).toEqual(first[0]);
    expect(second).toEqual([first[1], first[0]]);
    expect(first[0]?.candidates).toHaveLength(1);
  });

  it('is another question when it is about other nodes', async () => {
    const outside = world();
    const about = (id: string) => ({ text: 'Where was Ada born?', chosen: [choiceOf({ name: 'Ada', id })] });
    await searchOnce(outside).search([about('one'), about('other')]);
    expect(outside.searches[0]).toHaveLength(2);
  });
});
