import { createHash } from 'node:crypto';

/** A passage that comes with a question in the public data sets. */
export interface DatasetPassage {
  id: string;
  title: string;
  text: string;
}

/** An entry as a questions file of ours has it, not yet checked, with the passages that came along. */
export interface DatasetEntry {
  question: unknown;
  passages: DatasetPassage[];
}

/** A public format of questions. */
export interface QuestionFormat {
  name: string;
  /** Whether an entry is of this format, by the fields it has. */
  matches(entry: Record<string, unknown>): boolean;
  /** @throws z.ZodError when a field is not as the format says */
  read(entry: unknown): DatasetEntry;
}

const ID_LENGTH = 16;

/** A passage under an id made of its title and text: the same paragraph of two questions is one passage. */
export function datasetPassage(title: string, text: string): DatasetPassage {
  const hash = createHash('sha256').update(`${title.length}:${title}${text}`).digest('hex');
  return { id: `passage-${hash.slice(0, ID_LENGTH)}`, title, text };
}

/** Ids of passages, each once, in order. */
export function idsOf(passages: readonly DatasetPassage[]): string[] {
  return [...new Set(passages.map(({ id }) => id))];
}
