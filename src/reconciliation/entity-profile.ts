import type { EntityRole } from '../gsw/gsw.js';

/** A fact as one of its ends sees it: what is asked of that end, and what stands at the other. */
export interface ProfileFact {
  /** The verb phrase: "born in". */
  relation: string;
  /** The question about this entity that the other end answers: "When was Ada born?". */
  question: string;
  /** The question about the other end that this entity answers: "Who was born in 1815?"; empty when the workspace has none. */
  inverse: string;
  /** The other end, in the id space of profiles. */
  otherId: string;
  otherName: string;
}

/** What reconciliation knows of one entity of one document. */
export interface EntityProfile {
  /** Unique among all profiles that are compared. */
  id: string;
  documentId: string;
  documentTitle: string;
  /** Passages that mention it, by code units. */
  passageIds: readonly string[];
  name: string;
  /** Further names; `name` may be among them. */
  aliases: readonly string[];
  roles: readonly EntityRole[];
  facts: readonly ProfileFact[];
}
