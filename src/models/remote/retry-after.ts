export interface HeaderReader {
  get(name: string): string | null;
}

/**
 * Milliseconds a server asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as an HTTP date; undefined when it asks for nothing readable.
 * A moment already past is 0.
 */
export function retryAfterMs(
  headers: HeaderReader | undefined,
  now: number = Date.now(),
): number | undefined {
  const milliseconds = numberIn(headers?.get('retry-after-ms'));
  if (milliseconds !== undefined) return milliseconds;
  const header = headers?.get('retry-after');
  const seconds = numberIn(header);
  if (seconds !== undefined) return seconds * 1000;
  const date = header ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function numberIn(text: string | null | undefined): number | undefined {
  return text && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
