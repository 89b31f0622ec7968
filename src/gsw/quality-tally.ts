import type { QualityReport } from './import-result.js';
import { addCounts, noQualityCounts, type QualityCounts } from './quality-counts.js';
import { documentQuality } from './quality-report.js';
import type { SourceDocument } from './source-document.js';

const MOST_DOCUMENTS = 10_000;
/** Figures that say how much there is, not what is wrong with it. */
const NO_GAP: ReadonlySet<keyof QualityCounts> = new Set([
  ...(['passages', 'entities', 'literals', 'verbPhrases', 'questions', 'answers'] as const),
  ...(['severalAnswers', 'unwrapped'] as const),
]);

/** Adds the quality of one document after the other to a report. */
export class QualityTally {
  readonly report: QualityReport = { total: noQualityCounts(), documentsWithGaps: 0, documents: [] };

  add(document: SourceDocument): void {
    const counts = documentQuality(document);
    addCounts(this.report.total, counts);
    if (!hasGap(counts)) return;
    this.report.documentsWithGaps += 1;
    if (this.report.documents.length >= MOST_DOCUMENTS) return;
    this.report.documents.push({ document: document.externalId, counts });
  }
}

function hasGap(counts: QualityCounts): boolean {
  return (Object.keys(counts) as (keyof QualityCounts)[]).some((key) => !NO_GAP.has(key) && counts[key] > 0);
}
