import { PaniniError } from '../errors/panini-error.js';
import type { Scope } from './scope.js';

export const SCOPE_BOUNDS = { documents: 1_000, tags: 100 } as const;

const ISO_DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

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

function dateFaults(scope: Scope): string[] {
  return (['from', 'to'] as const).flatMap((name) => {
    const value = scope[name];
    return value && !ISO_DATE.test(value)
      ? [`${name} must be YYYY, YYYY-MM or YYYY-MM-DD, got "${value}"`]
      : [];
  });
}
