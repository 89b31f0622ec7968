export type DecisionKind = 'MERGE' | 'MUST_LINK' | 'SPLIT' | 'REJECT' | 'RENAME' | 'RETYPE' | 'UNDO' | 'REDO';

/** What the log knows of a decision: enough to replay it. */
export interface Decision {
  id: string;
  /** From 1, in the order of the workspace's decisions. */
  ordinal: number;
  kind: DecisionKind;
  /** `automatic` when a run made it. */
  method: 'manual' | 'automatic';
  /** Anchor texts: what is merged into the first of `right`, one side of a rejection, what is split off, or what is renamed. */
  left: readonly string[];
  /** Anchor texts of the other side. */
  right: readonly string[];
  /** The new name or type. */
  value: string | null;
  /** The decision that an undo takes back or a redo makes again. */
  inverseOf: string | null;
  /** Probability that both are one, of an automatic merge. */
  score: number | null;
}

/** A decision with who made it, when and why. */
export interface StoredDecision extends Decision {
  actor: string;
  reason: string;
  /** ISO-8601, the server's clock. */
  at: string;
  expectedVersion: string | null;
  /** The undo that took it back last, null while it is in effect. */
  undoneBy: string | null;
  /** False when a document that it speaks of is gone or has no place for it now. */
  attached: boolean;
  /** Clusters before and after, and why a pair was thought to be one. */
  before: unknown;
  after: unknown;
  evidence: unknown;
}

/** A structural decision joins or parts things. */
export function isStructural({ kind }: Pick<Decision, 'kind'>): boolean {
  return kind === 'MERGE' || kind === 'MUST_LINK' || kind === 'SPLIT';
}

/** True for decisions that say two things are one. */
export function joins({ kind }: Pick<Decision, 'kind'>): boolean {
  return kind === 'MERGE' || kind === 'MUST_LINK';
}
