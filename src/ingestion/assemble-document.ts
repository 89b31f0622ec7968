import { noParseNotes, type SourceDocument, type SourcePassage } from '../gsw/source-document.js';
import type { StoredConstruction } from './constructions.repository.js';
import type { JobPassage, JobRun } from './job-run.js';

export interface AssembledJob {
  document: SourceDocument;
  /** What construction counted, added up, and how many entities and questions there are. */
  counts: Record<string, number>;
  /** Of most passages; ties by code. */
  language: string;
  /** False when some passage's language is not read. */
  covered: boolean;
  /** True when no passage gave an entity. */
  nothing: boolean;
  read: number;
}

/** The document of a job from what was read out of its passages; one that could not be read is kept without facts. */
export function assembleDocument(
  run: JobRun,
  constructions: ReadonlyMap<string, StoredConstruction>,
): AssembledJob {
  const { externalId, title, tags, date } = run.job;
  const found = run.passages.flatMap(({ key }) => constructions.get(key) ?? []);
  const passages = run.passages.map((passage) => sourcePassage(run, passage, constructions.get(passage.key)));
  return {
    document: { externalId, title, tags, date, passages },
    counts: addUp(found),
    language: commonest(found.map(({ language }) => language)),
    covered: found.every(({ covered }) => covered),
    nothing: found.every(({ gsw }) => gsw.entities.length === 0),
    read: found.length,
  };
}

function sourcePassage(
  { job }: JobRun,
  { index, text, start, end }: JobPassage,
  constructed: StoredConstruction | undefined,
): SourcePassage {
  return {
    externalId: `${job.externalId}#${index}`,
    ...{ index, text, title: job.title, notes: noParseNotes() },
    gsw: constructed?.gsw ?? null,
    place: { start, end, language: constructed?.language ?? 'und', covered: constructed?.covered ?? false },
  };
}

function addUp(constructions: readonly StoredConstruction[]): Record<string, number> {
  const sums = new Map<string, number>();
  const add = (kind: string, count: number): Map<string, number> =>
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  for (const { counts, gsw } of constructions) {
    for (const [kind, count] of Object.entries(counts)) add(kind, count);
    add('mentions', gsw.entities.length);
    add('verbPhrases', gsw.verbPhrases.length);
    add(
      'questions',
      gsw.verbPhrases.reduce((sum, { questions }) => sum + questions.length, 0),
    );
  }
  return Object.fromEntries([...sums].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function commonest(languages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  const sorted = [...counts].sort(([left, many], [right, more]) => more - many || (left < right ? -1 : 1));
  return sorted[0]?.[0] ?? 'und';
}
