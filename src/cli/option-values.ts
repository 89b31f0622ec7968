import { InvalidArgumentError } from 'commander';

/** A parser of whole numbers within bounds, for commander. */
export function wholeNumber(least: number, most: number): (given: string) => number {
  return (given) => {
    const value = /^-?\d+$/.test(given) ? Number(given) : NaN;
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}, got ${given}.`);
  };
}

/** A parser of numbers in [0, 1], for commander. */
export function share(given: string): number {
  const value = /^\d*\.?\d+$/.test(given) ? Number(given) : NaN;
  if (value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError(`Expected a number from 0 to 1, got ${given}.`);
}

/** A parser that collects a repeated option. */
export function collect(given: string, before: string[] | undefined): string[] {
  return [...(before ?? []), given];
}

/** A parser of numbers above nothing, e.g. money, for commander. */
export function positiveNumber(given: string): number {
  const value = /^\d*\.?\d+$/.test(given) ? Number(given) : NaN;
  if (value > 0) return value;
  throw new InvalidArgumentError(`Expected a number above 0, got ${given}.`);
}
