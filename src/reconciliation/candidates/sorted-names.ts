import { compareText } from '../../gsw/graph-lines.js';

/** Distinct texts in code-unit order, so that what stands near a text does not depend on who came first. */
export class SortedNames {
  private readonly names: string[];
  private sorted = false;

  constructor(names: readonly string[]) {
    this.names = [...names];
  }

  add(name: string): void {
    this.names.push(name);
    this.sorted = false;
  }

  get size(): number {
    return this.ordered().length;
  }

  /** All of at most `limit` names, else those that stand nearest to the given text: half before, half behind. */
  near(text: string, limit: number): readonly string[] {
    const names = this.ordered();
    if (names.length <= limit) return names;
    const place = placeOf(names, text);
    const start = Math.min(Math.max(0, place - Math.floor(limit / 2)), names.length - limit);
    return names.slice(start, start + limit);
  }

  private ordered(): readonly string[] {
    if (!this.sorted) {
      const distinct = [...new Set(this.names)].sort(compareText);
      this.names.splice(0, this.names.length, ...distinct);
      this.sorted = true;
    }
    return this.names;
  }
}

/** Where a text stands or would stand. */
function placeOf(names: readonly string[], text: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
