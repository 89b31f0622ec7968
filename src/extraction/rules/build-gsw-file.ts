import { throwIfInterrupted } from '../../context/interruption.js';
import { readPassagesFile } from '../../gsw/interchange/passages-file.js';
import { renderGsw } from '../../gsw/interchange/render-gsw.js';
import type { ImportFault } from '../../gsw/source-document.js';
import { writeLines } from '../../gsw/written-file.js';
import { constructByRules } from './rules-constructor.js';

export interface BuiltFile {
  /** GSWs written, one a passage. */
  built: number;
  /** Verb phrases of all of them. */
  relations: number;
  /** Seconds that reading the passages by rules took; nothing is embedded. */
  seconds: number;
  /** Lines of the passages file that could not be read. */
  faults: ImportFault[];
}

/**
 * Writes the GSWs that the rules read out of a passages file as JSON Lines of `{passage, title, gsw}`.
 * @throws PaniniError NOT_FOUND (passages), BAD_USER_INPUT (a file that cannot be written), CANCELLED
 */
export async function buildGswFile(passages: string, out: string, signal?: AbortSignal): Promise<BuiltFile> {
  const start = performance.now();
  const { catalog, faults } = await readPassagesFile(passages);
  let relations = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for (const { externalId, title, text } of catalog.all()) {
      throwIfInterrupted(signal);
      const { gsw } = await constructByRules({ title, text });
      relations += gsw.verbPhrases.length;
      yield JSON.stringify({ passage: externalId, title, gsw: renderGsw(gsw) });
    }
  };
  const built = await writeLines(out, lines());
  return { built, relations, seconds: (performance.now() - start) / 1_000, faults };
}

/** What was built, in a line for people. */
export function builtText({ built, relations, seconds }: BuiltFile): string {
  const each = (relations / Math.max(1, built)).toFixed(2);
  return `Built ${built} GSWs in ${seconds.toFixed(1)} s, ${each} relations a passage`;
}
