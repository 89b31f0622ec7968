/** A result with the milliseconds it took. */
export interface Timed<Result> {
  value: Result;
  ms: number;
}

export async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}
