/** A result with the milliseconds it took. */
export interface Timed<Result> {
  value: Result;
  ms: number;
}

/** Runs the work and measures it by a monotonic clock; what it throws goes through. */
export async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}
