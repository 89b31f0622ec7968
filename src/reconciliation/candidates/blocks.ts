import { compareText } from '../../gsw/graph-lines.js';
import type { TruncatedBlock } from './candidate-pair.js';
import { SortedNames } from './sorted-names.js';

/** A name is compared with at most so many of one list. */
export const MOST_COMPARED = 48;

/** Lists of names or entities that may be one. A list of one, which most are, costs no more than its text. */
export class Blocks {
  private readonly lists = new Map<string, string | SortedNames>();
  private readonly cut = new Map<string, TruncatedBlock>();

  add(list: string, name: string): void {
    const known = this.lists.get(list);
    if (known === undefined) this.lists.set(list, name);
    else if (typeof known !== 'string') known.add(name);
    else if (known !== name) this.lists.set(list, new SortedNames([known, name]));
  }

  /** Names of a list, the given one left out; of a long list those that stand nearest to it, and the cut is noted. */
  near(list: string, name: string, limit = MOST_COMPARED): readonly string[] {
    const known = this.lists.get(list);
    if (known === undefined || known === name) return [];
    if (typeof known === 'string') return [known];
    const near = known.near(name, limit);
    if (known.size > near.length) this.note({ block: list, names: known.size, compared: near.length });
    return near.filter((other) => other !== name);
  }

  /** Lists that were cut, by name. */
  truncated(): TruncatedBlock[] {
    return [...this.cut.values()].sort((left, right) => compareText(left.block, right.block));
  }

  note(block: TruncatedBlock): void {
    this.cut.set(block.block, block);
  }
}
