import { throwIfInterrupted } from '../../context/interruption.js';
import type { Page } from './bench.repository.js';

/** Every page of rows that are ordered by id, until one is empty. @throws PaniniError CANCELLED, DEADLINE_EXCEEDED */
export async function* pagesOf<Row extends { id: string }>(
  read: (page: Page) => Promise<Row[]>,
  options: { limit: number; signal: AbortSignal },
): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    throwIfInterrupted(options.signal);
    const rows = await read({ after, limit: options.limit });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
