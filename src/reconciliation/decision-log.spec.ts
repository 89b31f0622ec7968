import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { stateAfter } from './check-decision.js';
import { applyLog, keptApart, type LogState } from './decision-log.js';
import type { Decision, DecisionKind } from './decision.js';

const ANCHORS = Array.from({ length: 24 }, (_unused, index) => `e${String(index).padStart(2, '0')}`);

/** A log that takes decisions as the product does: each is checked against those before it. */
class Log {
  decisions: Decision[] = [];

  add(kind: DecisionKind, given: Partial<Decision>): Decision {
    const ordinal = this.decisions.length + 1;
    const next: Decision = {
      ...{ id: `d${ordinal}`, ordinal, kind, method: 'manual', left: [], right: [], value: null },
      ...{ inverseOf: null, score: null },
      ...given,
    };
    stateAfter(this.decisions, next);
    this.decisions = [...this.decisions, next];
    return next;
  }

  merge = (left: string, right: string, more: Partial<Decision> = {}): Decision =>
    this.add('MERGE', { left: [left], right: [right], ...more });
  reject = (left: string, right: string): Decision => this.add('REJECT', { left: [left], right: [right] });
  undo = (target: Decision): Decision => this.add('UNDO', { inverseOf: target.id });
  redo = (target: Decision): Decision => this.add('REDO', { inverseOf: target.id });
  rename = (root: string, value: string): Decision => this.add('RENAME', { left: [root], value });
  state = (): LogState => applyLog(this.decisions);
}

/** All that can be seen of a state, as text. */
function seen({ clusters, names, types, cannotLinks, links }: LogState): string {
  const groups = ANCHORS.map((anchor) => [
    anchor,
    clusters.root(anchor),
    [...clusters.cluster(anchor)].sort(),
  ]);
  const byRoot = (of: LogState['names']): unknown => [...of].map(([root, { value }]) => [root, value]).sort();
  const apart = cannotLinks.map(({ left, right, decision }) => [left, right, decision.id]);
  const linked = links.map(({ left, right, decision }) => [left, right, decision.id]);
  return JSON.stringify([groups, byRoot(names), byRoot(types), apart, linked]);
}

function conflictOf(work: () => unknown): PaniniError {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof PaniniError && thrown.code === 'CONFLICT') return thrown;
    throw thrown;
  }
  throw new Error('nothing was refused');
}

/** The same numbers for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function tried(work: () => Decision): Decision | null {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof PaniniError) return null;
    throw thrown;
  }
}

function randomDecision(log: Log, below: (most: number) => number): Decision | null {
  const pick = (): string => ANCHORS[below(ANCHORS.length)] ?? 'e00';
  const [left, right] = [pick(), pick()];
  const { clusters } = log.state();
  const cluster = [...clusters.cluster(left)].sort();
  const method = below(3) === 0 ? 'automatic' : 'manual';
  const choices: (() => Decision)[] = [
    () => log.merge(left, right, { method }),
    () => log.merge(left, right, { value: `name ${left}` }),
    () => log.reject(left, right),
    () => log.rename(clusters.root(left), `called ${right}`),
    () => log.add('RETYPE', { left: [clusters.root(left)], value: right }),
    () => log.add('SPLIT', { left: cluster.slice(0, 1), right: cluster.slice(1) }),
  ];
  const choice = cluster.length < 2 ? below(5) : below(6);
  return left === right ? null : tried(() => (choices[choice] as () => Decision)());
}

describe('a sequence of decisions', () => {
  it('followed by its undos in any order that is accepted is as if it had never been', () => {
    let decided = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      const below = seeded(seed);
      const log = new Log();
      for (let count = 0; count < 8; count += 1) randomDecision(log, below);
      const before = seen(log.state());
      const made = Array.from({ length: 40 }, () => randomDecision(log, below)).filter((one) => one !== null);
      decided += made.length;
      let open = [...made];
      while (open.length > 0) {
        const [start, size] = [below(open.length), open.length];
        const order = [...open.slice(start), ...open.slice(0, start)];
        const undone = order.find((one) => tried(() => log.undo(one)) !== null);
        open = open.filter((one) => one !== undone);
        expect(open.length).toBeLessThan(size);
      }
      expect(seen(log.state())).toBe(before);
    }
    expect(decided).toBeGreaterThanOrEqual(500);
  });

  it('undone and redone, the last first, is what it was', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const below = seeded(seed);
      const log = new Log();
      const made = Array.from({ length: 25 }, () => randomDecision(log, below)).filter((one) => one !== null);
      const before = seen(log.state());
      for (const one of [...made].reverse()) log.undo(one);
      for (const one of made) log.redo(one);
      expect(seen(log.state())).toBe(before);
    }
  });

  it('never makes one what a decision in effect keeps apart', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const below = seeded(seed);
      const log = new Log();
      for (let count = 0; count < 60; count += 1) randomDecision(log, below);
      const { cannotLinks, clusters } = log.state();
      for (const { left, right } of cannotLinks)
        for (const one of left) for (const other of right) expect(clusters.areOne(one, other)).toBe(false);
    }
  });
});

describe('approvals', () => {
  const pairs = [
    ['a', 'b'],
    ['c', 'd'],
    ['b', 'c'],
  ] as const;

  it('give one group in any order', () => {
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const log = new Log();
      for (const index of order) log.merge(pairs[index]?.[0] ?? '', pairs[index]?.[1] ?? '');
      expect([...log.state().clusters.cluster('a')].sort()).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  it('of a thing with itself change nothing', () => {
    const log = new Log();
    log.merge('x', 'x');
    expect(log.state().links).toEqual([]);
    expect(log.state().clusters.cluster('x')).toEqual(['x']);
  });

  it('that would join two sides of a rejection are refused with its name', () => {
    const log = new Log();
    log.merge('a', 'b');
    const rejected = log.reject('b', 'c');
    log.merge('c', 'd');
    const refused = conflictOf(() => log.merge('d', 'a'));
    expect(refused.details).toMatchObject({ decision: rejected.id, kind: 'REJECT' });
    expect(keptApart(log.state(), 'a', 'd')?.decision.id).toBe(rejected.id);
    expect(keptApart(log.state(), 'a', 'e')).toBeNull();
  });

  it('that were taken back are not made again over a later rejection', () => {
    const log = new Log();
    const merged = log.merge('a', 'b');
    log.undo(merged);
    const rejected = log.reject('a', 'b');
    expect(conflictOf(() => log.redo(merged)).details).toMatchObject({ decision: rejected.id });
  });

  it('of things that are rejected pairs need the rejection undone first', () => {
    const log = new Log();
    const rejected = log.reject('a', 'b');
    expect(conflictOf(() => log.merge('a', 'b')).message).toContain(rejected.id);
    log.undo(rejected);
    log.merge('a', 'b');
    expect(log.state().clusters.areOne('a', 'b')).toBe(true);
  });
});

describe('an undo', () => {
  it('of a merge that a later one rests on is refused with the name of the later one; in order both go', () => {
    const log = new Log();
    const first = log.merge('B', 'A');
    log.merge('B2', 'B', { method: 'automatic', score: 0.99 });
    log.rename('A', 'The A');
    const second = log.merge('A', 'C');
    const refused = conflictOf(() => log.undo(first));
    expect(refused.message).toContain('superseded');
    expect(refused.details).toMatchObject({ decision: second.id, kind: 'MERGE', ordinal: 4 });
    expect(log.state().clusters.root('B2')).toBe('C');
    log.undo(second);
    expect(log.state().clusters.root('B')).toBe('A');
    log.undo(first);
    const { clusters, names } = log.state();
    expect(clusters.cluster('A')).toEqual(['A']);
    expect([...clusters.cluster('B')].sort()).toEqual(['B', 'B2']);
    expect(names.get('A')?.value).toBe('The A');
  });

  it('done twice answers that it is already undone', () => {
    const log = new Log();
    const merged = log.merge('B', 'A');
    const undo = log.undo(merged);
    const refused = conflictOf(() => log.undo(merged));
    expect(refused.message).toContain('already undone');
    expect(refused.details).toMatchObject({ decision: undo.id });
  });

  it('of nothing that was decided, or of an undo, finds nothing', () => {
    const log = new Log();
    const undo = log.undo(log.merge('B', 'A'));
    const code = (work: () => unknown): string => {
      try {
        work();
      } catch (thrown) {
        return thrown instanceof PaniniError ? thrown.code : '';
      }
      return '';
    };
    expect(code(() => log.add('UNDO', { inverseOf: 'nothing' }))).toBe('NOT_FOUND');
    expect(code(() => log.undo(undo))).toBe('NOT_FOUND');
  });

  it('of a name that was changed again is refused until the later name is undone', () => {
    const log = new Log();
    const [first, second] = [log.rename('A', 'one'), log.rename('A', 'two')];
    expect(conflictOf(() => log.undo(first)).details).toMatchObject({ decision: second.id });
    log.undo(second);
    expect(log.state().names.get('A')?.value).toBe('one');
  });
});

describe('a split', () => {
  it('parts what it names, keeps each part together and keeps the canonical root with its part', () => {
    const log = new Log();
    for (const one of ['b', 'c', 'd']) log.merge(one, 'a');
    const split = log.add('SPLIT', { left: ['a', 'b'], right: ['c', 'd'] });
    const { clusters } = log.state();
    expect([clusters.root('b'), clusters.root('d')]).toEqual(['a', 'c']);
    expect(conflictOf(() => log.merge('d', 'b')).details).toMatchObject({ decision: split.id });
    log.undo(split);
    expect([...log.state().clusters.cluster('a')].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});
