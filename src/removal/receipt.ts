import type { RemovalReceipt, RemovedCounts } from './removal.js';

interface StoredRemoval extends RemovedCounts {
  id: string;
  externalId: string;
  title: string;
  removedAt: string;
  removedBy: string;
  reason: string;
}

/** The receipt of one id, from what the graph remembers of its deletion; `now` when this request did it. */
export function receipt(wanted: string, removal: StoredRemoval | null, now: boolean): RemovalReceipt {
  if (removal === null) return { wanted, outcome: 'NOT_FOUND', ...NOTHING };
  const { id, externalId, title, removedAt, removedBy, reason, ...counts } = removal;
  return {
    wanted,
    outcome: now ? 'DELETED' : 'ALREADY_DELETED',
    ...{ documentId: id, externalId, title, removedAt, removedBy, reason },
    removed: counts,
  };
}

const NOTHING = {
  documentId: null,
  externalId: null,
  title: null,
  removedAt: null,
  removedBy: null,
  reason: null,
  removed: null,
};
