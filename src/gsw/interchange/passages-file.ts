import { z } from 'zod';
import { isIsoDate } from '../../text/iso-date.js';
import type { ImportFault } from '../source-document.js';
import { cleanPassageText, cleanText } from './clean-text.js';
import { faultReason, InterchangeFault } from './interchange-fault.js';
import { readLines, type FileLine } from './json-lines.js';
import { PassageCatalog } from './passage-catalog.js';
import { readJson } from './read-json.js';

const LONGEST_ID = 1_000;
const id = z
  .union([z.string(), z.number()])
  .transform((value) => cleanText(String(value)).text)
  .pipe(z.string().min(1).max(LONGEST_ID));

/** A line of the passages file; unknown keys are let pass. */
const passageLine = z.object({
  id,
  document: id.nullish(),
  index: z.number().int().nonnegative().max(1_000_000).nullish(),
  title: z.string().nullish(),
  text: z.string(),
  tags: z.array(z.string().min(1).max(200)).max(100).nullish(),
  date: z
    .string()
    .regex(
      /^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?)?$/,
      'expected YYYY, YYYY-MM or YYYY-MM-DD',
    )
    .refine((date) => isIsoDate(date.slice(0, 10)), 'is no date of the calendar')
    .nullish(),
});

export interface PassagesFile {
  catalog: PassageCatalog;
  faults: ImportFault[];
}

/** Reads a passages file; lines that cannot be used are listed and the others go in. @throws PaniniError NOT_FOUND */
export async function readPassagesFile(file: string): Promise<PassagesFile> {
  const catalog = new PassageCatalog();
  const faults: ImportFault[] = [];
  for await (const line of readLines(file)) {
    const fault = addLine(catalog, line);
    if (fault) faults.push({ file, line: line.line, ...fault });
  }
  return { catalog, faults };
}

type LineFault = Pick<ImportFault, 'passage' | 'document' | 'reason'>;

function addLine(catalog: PassageCatalog, line: FileLine): LineFault | null {
  if ('fault' in line) return { passage: null, document: null, reason: line.fault };
  const named = {
    passage: namedIn(line.text, 'id'),
    document: namedIn(line.text, 'document') ?? namedIn(line.text, 'id'),
  };
  try {
    const record = parseLine(line.text);
    const reason = catalog.add(record);
    return reason === null ? null : { passage: record.externalId, document: record.document, reason };
  } catch (thrown) {
    return { ...named, reason: faultReason(thrown) };
  }
}

function parseLine(text: string): Parameters<PassageCatalog['add']>[0] {
  const read = passageLine.safeParse(readJson(text).value);
  if (!read.success) throw new InterchangeFault(zodReason(read.error));
  const { data } = read;
  const title = cleanText(data.title ?? '');
  const body = cleanPassageText(data.text);
  return {
    externalId: data.id,
    document: data.document ?? data.id,
    index: data.index ?? null,
    title: title.text,
    text: body.text,
    tags: [...new Set((data.tags ?? []).map((tag) => cleanText(tag).text))].sort(),
    date: data.date ?? null,
    stripped: Number(title.stripped) + Number(body.stripped),
  };
}

/** A zod error as one sentence part. */
export function zodReason(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ');
}

/** The value of a key at the start of a line that may not be JSON, so that its fault can still name what it is about. */
export function namedIn(text: string, key: string): string | null {
  const match = new RegExp(`"${key}"\\s*:\\s*("(?:\\\\.|[^"\\\\]){1,1000}")`).exec(text.slice(0, 4_000));
  try {
    return match?.[1] === undefined ? null : cleanText(JSON.parse(match[1]) as string).text;
  } catch {
    return null;
  }
}
