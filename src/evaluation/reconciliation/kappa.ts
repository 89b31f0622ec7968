/** Agreement of the first two readers beyond chance (Cohen's kappa), in [-1, 1]; null when fewer than two read, or when chance explains all. */
export function kappa(verdicts: readonly (readonly string[])[]): number | null {
  const both = verdicts.flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
  if (both.length === 0) return null;
  const share = (holds: (pair: readonly [string, string]) => boolean): number =>
    both.filter(holds).length / both.length;
  const agreed = share(([one, other]) => one === other);
  const kinds = [...new Set(both.flat())];
  const chance = kinds.reduce(
    (sum, kind) => sum + share(([one]) => one === kind) * share(([, other]) => other === kind),
    0,
  );
  return chance === 1 ? null : (agreed - chance) / (1 - chance);
}
