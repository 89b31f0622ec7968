/** What a bench promises of one figure, and whether it held. */
export interface Bar {
  name: string;
  value: number;
  /** The figure must be at most (or at least) this. */
  limit: number;
  kind: 'at most' | 'at least' | 'below';
  held: boolean;
}

/** A bar with its verdict; a figure that is no number holds none. */
export function bar(name: string, value: number, [kind, limit]: [Bar['kind'], number]): Bar {
  const verdicts = { 'at most': value <= limit, 'at least': value >= limit, below: value < limit };
  return { name, value, limit, kind, held: verdicts[kind] };
}

/** True when every bar held; true for none. */
export function allHeld(bars: readonly Bar[]): boolean {
  return bars.every((one) => one.held);
}

/** One line per bar, for people. */
export function barLines(bars: readonly Bar[]): string[] {
  return bars.map(
    ({ name, value, limit, kind, held }) =>
      `${held ? 'ok  ' : 'FAIL'}  ${name}: ${value.toFixed(3)} (${kind} ${limit})`,
  );
}
