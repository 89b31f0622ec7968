export const FINDINGS = [
  'staleEntities',
  'stalePassages',
  'wrongPairs',
  'unfinishedDocuments',
  'orphanNodes',
  'wrongFlags',
  'wrongCanonicals',
  'missingVectors',
] as const;

/** A kind of inconsistency: derived properties that no longer fit, and so on. */
export type FindingKind = (typeof FINDINGS)[number];

/** How much of a kind was found. */
export interface Finding {
  /** Without a repair counting ends at 10,000. */
  count: number;
  /** Ids of the first ten. */
  examples: string[];
}

export interface ConsistencyReport {
  workspace: string;
  /** True when nothing was found. */
  consistent: boolean;
  repaired: boolean;
  findings: Record<FindingKind, Finding>;
}

const MOST_EXAMPLES = 10;

/** A finding of nothing, to add to. */
export function noFinding(): Finding {
  return { count: 0, examples: [] };
}

/** Adds ids to a finding, in place. */
export function addFound(finding: Finding, ids: readonly string[]): void {
  finding.count += ids.length;
  finding.examples.push(...ids.slice(0, MOST_EXAMPLES - finding.examples.length));
}
