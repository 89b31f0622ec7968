interface Waiting<Call> {
  call: Call;
  next: number;
  count: number;
}

/** A run of one call's items, from `first` to before `end`. */
export interface Share<Call> {
  call: Call;
  first: number;
  end: number;
}

/** Hands out the items of several calls a share at a time, in turn, so that a small call never waits behind the whole of a large one. */
export class FairQueue<Call> {
  private turns: Waiting<Call>[] = [];

  get isEmpty(): boolean {
    return this.turns.length === 0;
  }

  add(call: Call, count: number): void {
    if (count > 0) this.turns.push({ call, next: 0, count });
  }

  remove(call: Call): void {
    this.turns = this.turns.filter((waiting) => waiting.call !== call);
  }

  /** The next share of the call whose turn it is; undefined when nothing waits. */
  take(atMost: number): Share<Call> | undefined {
    const waiting = this.turns.shift();
    if (!waiting) return undefined;
    const first = waiting.next;
    waiting.next = Math.min(waiting.count, first + atMost);
    if (waiting.next < waiting.count) this.turns.push(waiting);
    return { call: waiting.call, first, end: waiting.next };
  }

  /** Takes every call out and returns it. */
  clear(): Call[] {
    return this.turns.splice(0).map(({ call }) => call);
  }
}
