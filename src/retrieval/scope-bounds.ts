import { PaniniError } from '../errors/panini-error.js';
import { isIsoDate } from '../text/iso-date.js';
import type { Scope } from './scope.js';

export const SCOPE_BOUNDS = { documents: 1_000, tags: 100 } as const;

/**
 * A scope whose lists and dates are within bounds; empty parts are dropped.
 * @throws PaniniError BAD_USER_INPUT naming every fault
 */
export function scopeWithin(scope: Scope = {}): Scope {
  const faults = [...listFaults(scope), ...dateFaults(scope)];
  if (faults.length > 0)
    throw new PaniniError('BAD_USER_INPUT', `The scope is not valid: ${faults.join('; ')}.`);
  return Object.fromEntries(
    Object.entries(scope).filter(
      ([, part]: [string, string | string[] | undefined]) => (part ?? '').length > 0,
    ),
  );
}

function listFaults(scope: Scope): string[] {
  return (['documents', 'tags'] as const).flatMap((name) => {
    const size = scope[name]?.length ?? 0;
    return size > SCOPE_BOUNDS[name] ? [`${name} may list at most ${SCOPE_BOUNDS[name]}, got ${size}`] : [];
  });
}

function dateFaults({ from, to }: Scope): string[] {
  const faults = Object.entries({ from, to }).flatMap(([name, value]) =>
    value && !isIsoDate(value)
      ? [`${name} must be YYYY, YYYY-MM or YYYY-MM-DD of the calendar, got "${value}"`]
      : [],
  );
  return faults.length === 0 && from && to && startsAfter(from, to)
    ? [`from (${from}) must not be after to (${to})`]
    : faults;
}

/** A year or month ends where it ends: 2001-05 is not after 2001. */
function startsAfter(from: string, to: string): boolean {
  return from.slice(0, to.length) > to;
}
