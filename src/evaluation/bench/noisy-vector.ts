/** A standard normal number from two of a uniform source (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * A near-duplicate of a unit vector: noise of length about `strength` is added and the sum made unit length again, so that the cosine
 * with the original is about 1 / sqrt(1 + strength²).
 */
export function noisyVector(vector: ArrayLike<number>, strength: number, random: () => number): number[] {
  const scale = strength / Math.sqrt(vector.length);
  const moved = Array.from(vector, (value) => value + scale * normal(random));
  const length = Math.hypot(...moved);
  return moved.map((value) => value / length);
}
