export interface Neighbour {
  id: string;
  /** Cosine of unit vectors, in [-1, 1]. */
  cosine: number;
}

/** The k nearest of all vectors offered to it, by exact cosine; ties by id. Vectors may come in any number of pages. */
export class ExactNearest {
  private nearest: Neighbour[] = [];

  constructor(
    private readonly query: ArrayLike<number>,
    private readonly k: number,
  ) {}

  offer(id: string, vector: ArrayLike<number>): void {
    const cosine = dot(this.query, vector);
    const last = this.nearest[this.k - 1];
    if (last && compare({ id, cosine }, last) > 0) return;
    this.nearest = [...this.nearest, { id, cosine }].sort(compare).slice(0, this.k);
  }

  /** Nearest first. */
  result(): Neighbour[] {
    return [...this.nearest];
  }
}

/** Share of the exact neighbours that were found, in [0, 1]; 1 when there are none. */
export function recallOf(found: readonly string[], exact: readonly Neighbour[]): number {
  if (exact.length === 0) return 1;
  const ids = new Set(found);
  return exact.filter((neighbour) => ids.has(neighbour.id)).length / exact.length;
}

function compare(left: Neighbour, right: Neighbour): number {
  return right.cosine - left.cosine || (left.id < right.id ? -1 : 1);
}

function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}
