import { documentRows } from '../../gsw/document-rows.js';
import { entityEmbeddingText, questionEmbeddingText } from '../../gsw/embedding-text.js';
import type { DocumentRows } from '../../gsw/gsw-rows.js';
import { openSource, type ImportSource } from '../../gsw/interchange/read-source.js';
import type { ContentCounts } from './bench.repository.js';

/** What the given files hold, counted without the graph. */
export interface SourceContent {
  counts: ContentCounts;
  /** Every text that an import embeds, each once. */
  texts: string[];
}

/** Reads files as an import reads them; documents that it would refuse are left out. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
export async function sourceContent(sources: readonly ImportSource[]): Promise<SourceContent> {
  const counts = { passages: 0, mentions: 0, verbPhrases: 0, questions: 0, answers: 0 };
  const texts = new Set<string>();
  for (const source of sources) {
    for await (const one of (await openSource(source)).documents) {
      if (!('document' in one)) continue;
      const rows = documentRows('0000000000000000', one.document);
      addCounts(counts, rows);
      for (const text of embeddingTexts(rows)) texts.add(text);
    }
  }
  return { counts, texts: [...texts] };
}

function addCounts(counts: ContentCounts, rows: DocumentRows): void {
  for (const name of ['passages', 'mentions', 'verbPhrases', 'questions', 'answers'] as const) {
    counts[name] += rows[name].length;
  }
}

function embeddingTexts({ entities, questions }: DocumentRows): string[] {
  const texts = [
    ...entities.map(({ properties }) => entityEmbeddingText(properties)),
    ...questions.map(({ properties }) => questionEmbeddingText(properties)),
  ];
  return texts.filter((text) => text !== null);
}
