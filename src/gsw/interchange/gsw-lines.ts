import { z } from 'zod';
import { cleanText } from './clean-text.js';
import type { GswEntry } from './gsw-entry.js';
import { faultReason, InterchangeFault } from './interchange-fault.js';
import { readLines, type FileLine } from './json-lines.js';
import { parseGsw } from './parse-gsw.js';
import { namedIn, zodReason } from './passages-file.js';
import { readJson } from './read-json.js';

const gswLine = z.object({
  passage: z
    .union([z.string(), z.number()])
    .transform((value) => cleanText(String(value)).text)
    .pipe(z.string().min(1).max(1_000)),
  title: z.string().nullish(),
  gsw: z.unknown(),
});

/** The GSWs of a JSON Lines file of `{passage, title, gsw}`, read line by line. @throws PaniniError NOT_FOUND */
export async function* readGswLines(file: string): AsyncGenerator<GswEntry> {
  for await (const line of readLines(file)) yield { file, line: line.line, place: null, ...readEntry(line) };
}

type LineEntry = Pick<GswEntry, 'passage' | 'title' | 'outcome'>;

function readEntry(line: FileLine): LineEntry {
  if ('fault' in line) return { passage: null, title: null, outcome: { fault: line.fault } };
  try {
    return readGood(line.text);
  } catch (thrown) {
    return { passage: namedIn(line.text, 'passage'), title: null, outcome: { fault: faultReason(thrown) } };
  }
}

function readGood(text: string): LineEntry {
  const { value, unwrapped } = readJson(text);
  const read = gswLine.safeParse(value);
  if (!read.success) throw new InterchangeFault(zodReason(read.error));
  const { passage, title, gsw } = read.data;
  const outcome = parseGsw(gsw);
  outcome.notes.unwrapped = Math.max(outcome.notes.unwrapped, Number(unwrapped));
  return { passage, title: typeof title === 'string' ? cleanText(title).text : null, outcome };
}
