import { PaniniError } from '../errors/panini-error.js';
import { isFolder } from '../gsw/interchange/gsw-folder.js';
import { readLines } from '../gsw/interchange/json-lines.js';
import { writeLines } from '../gsw/written-file.js';

/**
 * Copies a JSON Lines file without the lines whose field is one of the ids; the lines that stay are the same.
 * @returns how many were left out. @throws PaniniError NOT_FOUND, BAD_USER_INPUT for a folder or a line that is no JSON object
 */
export async function copyWithout(
  { from, to }: { from: string; to: string },
  field: string,
  ids: ReadonlySet<string>,
): Promise<number> {
  if (await isFolder(from))
    throw new PaniniError('BAD_USER_INPUT', `${from} is a folder.`, {
      hint: 'Give the GSWs as a JSON Lines file: `panini export` writes one.',
    });
  let left = 0;
  const kept = async function* (): AsyncGenerator<string> {
    for await (const line of readLines(from)) {
      if ('fault' in line) throw notALine(from, line.line);
      if (ids.has(idOf(line.text, field, { path: from, line: line.line }))) left += 1;
      else yield line.text;
    }
  };
  await writeLines(to, kept());
  return left;
}

function idOf(text: string, field: string, place: { path: string; line: number }): string {
  try {
    const value = (JSON.parse(text) as Record<string, unknown> | null)?.[field];
    return typeof value === 'string' ? value : '';
  } catch {
    throw notALine(place.path, place.line);
  }
}

function notALine(path: string, line: number): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `Line ${line} of ${path} is no JSON object.`);
}
