import { InterchangeFault } from './interchange-fault.js';

const DEEPEST = 200;

/**
 * Refuses a value so deep that writing it back as JSON, which recurses where reading does not, could end the program.
 * @throws InterchangeFault with the limit
 */
export function refuseDeepNesting(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new InterchangeFault(`is nested more than ${DEEPEST} levels deep`);
    level = level.filter(isNested).flatMap((nested) => Object.values<unknown>(nested));
  }
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
