import type { EvidenceRecord } from '../evaluation-report.js';

/** 1 when every supporting passage gives a line of the evidence, else 0; null for a question that names no supporting passage. */
export function supportRecall(
  evidence: readonly EvidenceRecord[],
  supporting: readonly string[],
): 0 | 1 | null {
  if (supporting.length === 0) return null;
  const passages = new Set(evidence.map((line) => line.passage));
  return supporting.every((passage) => passages.has(passage)) ? 1 : 0;
}
