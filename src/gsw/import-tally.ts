import type { WritableDocument } from './gsw.repository.js';
import type { ImportProgress, ImportResult, ReportImport } from './import-result.js';
import type { AssembledDocument } from './interchange/assemble-documents.js';
import { QualityTally } from './quality-tally.js';
import type { ImportFault, SourceDocument } from './source-document.js';

const MOST_FAULTS = 1_000;

/** Counts what an import reads, refuses and writes. */
export class ImportTally {
  private readonly documents = { added: 0, updated: 0, unchanged: 0, rejected: 0 };
  private readonly counted = { passages: 0, entities: 0, verbPhrases: 0, questions: 0, answers: 0 };
  private readonly faults: ImportFault[] = [];
  private readonly quality = new QualityTally();
  private faultCount = 0;
  private read = 0;
  private textsEmbedded = 0;

  constructor(
    private readonly expected: number | null,
    private readonly report: ReportImport = () => undefined,
  ) {}

  /** Lets the good documents through and keeps the faults of the others. */
  async *takeDocuments(assembled: AsyncIterable<AssembledDocument>): AsyncGenerator<SourceDocument> {
    for await (const one of assembled) {
      if ('document' in one || one.rejected !== null) this.read += 1;
      if ('document' in one) {
        this.quality.add(one.document);
        yield one.document;
      } else this.reject(one.rejected, one.faults);
    }
  }

  unchanged(): void {
    this.documents.unchanged += 1;
    if (this.documents.unchanged % 100 === 0) this.tell();
  }

  written(batch: readonly WritableDocument[], texts: number): void {
    this.textsEmbedded += texts;
    for (const { rows, known, action } of batch) {
      this.documents[known ? 'updated' : 'added'] += 1;
      if (action !== 'write') continue;
      this.counted.passages += rows.passages.length;
      this.counted.entities += rows.entities.length;
      this.counted.verbPhrases += rows.verbPhrases.length;
      this.counted.questions += rows.questions.length;
      this.counted.answers += rows.answers.length;
    }
    this.tell();
  }

  result(workspace: string, milliseconds: number): ImportResult {
    this.tell();
    const { documents, counted, textsEmbedded, faults, faultCount } = this;
    return {
      ...{ workspace, documents, textsEmbedded, faults, faultCount },
      written: counted,
      quality: this.quality.report,
      milliseconds: Math.round(milliseconds),
    };
  }

  private reject(document: string | null, faults: readonly ImportFault[]): void {
    if (document !== null) this.documents.rejected += 1;
    this.faultCount += faults.length;
    this.faults.push(...faults.slice(0, MOST_FAULTS - this.faults.length));
  }

  private tell(): void {
    const { added, updated, unchanged } = this.documents;
    const progress: ImportProgress = {
      read: this.read,
      done: added + updated + unchanged,
      expected: this.expected,
    };
    this.report(progress);
  }
}
