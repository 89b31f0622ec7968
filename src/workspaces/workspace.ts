export type Slot = 'A' | 'B';

/** One knowledge space: nothing of one is ever seen from another. */
export interface Workspace {
  /** Opaque: 16 letters and digits, never changed. */
  key: string;
  /** Free text, unique. */
  name: string;
  /** Which of the two embedding slots is read. */
  liveSlot: Slot;
  /** Model and length of the vectors in the live slot. */
  embeddingModel: string;
  embeddingDimension: number;
  /** Grows with every commit that changes what can be found. */
  contentVersion: number;
  /** ISO-8601. */
  createdAt: string;
}

/** The slot that is not read. */
export function otherSlot(slot: Slot): Slot {
  return slot === 'A' ? 'B' : 'A';
}

/** How many nodes of a label were deleted. */
export interface LabelCount {
  label: string;
  deleted: number;
}

/** The receipt of a deleted workspace. */
export interface WorkspaceReceipt {
  name: string;
  deletedBy: string;
  /** Nodes deleted, the workspace itself included. */
  deletedNodes: number;
  /** The same by label, sorted. */
  byLabel: LabelCount[];
}
