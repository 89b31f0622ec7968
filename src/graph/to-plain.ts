import neo4j, { type Integer } from 'neo4j-driver';

/** A driver value as plain JSON: safe integers as numbers, larger ones as decimal strings, temporals as ISO-8601. */
export function toPlain(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (neo4j.isInt(value)) return plainInteger(value);
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(toPlain);
  if (isTemporal(value)) return (value as { toString(): string }).toString();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

function plainInteger(value: Integer): number | string {
  return value.inSafeRange() ? value.toNumber() : value.toString();
}

function isTemporal(value: object): boolean {
  return (
    neo4j.isDateTime(value) ||
    neo4j.isDate(value) ||
    neo4j.isLocalDateTime(value) ||
    neo4j.isTime(value) ||
    neo4j.isLocalTime(value) ||
    neo4j.isDuration(value)
  );
}
