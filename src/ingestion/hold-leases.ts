import { PaniniError } from '../errors/panini-error.js';
import type { RunStatement } from '../graph/graph.service.js';

export interface Lease {
  id: string;
  leaseEpoch: number;
}

/** Holds jobs for the rest of the transaction. @throws PaniniError CONFLICT when one is another worker's, CANCELLED when somebody cancelled one */
export async function holdLeases(
  run: RunStatement,
  leases: readonly Lease[],
  options: { evenCancelled?: boolean } = {},
): Promise<void> {
  // In one order, so that two who hold the same jobs never wait for each other.
  const sorted = [...leases].sort((left, right) => (left.id < right.id ? -1 : 1));
  const rows = await run('ingestion/hold-leases', {
    leases: sorted.map(({ id, leaseEpoch: epoch }) => ({ id, epoch })),
  });
  const held = new Set(rows.map(({ id }) => id));
  const lost = sorted.find(({ id }) => !held.has(id));
  if (lost) {
    throw new PaniniError('CONFLICT', 'The job is no longer this worker’s.', {
      hint: 'Nothing is to be done: the worker that has it goes on.',
      details: { job: lost.id },
    });
  }
  if (rows.some(({ cancelled }) => cancelled) && !options.evenCancelled)
    throw new PaniniError('CANCELLED', 'The job was cancelled.');
}
