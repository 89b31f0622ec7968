import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PaniniError } from '../../errors/panini-error.js';
import type { GswEntry } from './gsw-entry.js';
import { faultReason, InterchangeFault } from './interchange-fault.js';
import { decodeUtf8, readFault } from './json-lines.js';
import { parseGsw } from './parse-gsw.js';

const LARGEST_FILE_BYTES = 64 * 1024 * 1024;
const DOCUMENT_FOLDER = /^doc_(\d+)$/;
const GSW_FILE = /^gsw_(\d+)_(\d+)\.json$/;

/**
 * The GSWs of a folder `doc_N/gsw_N_M.json` (or of the `networks` folder in it), by document and passage number.
 * @throws PaniniError BAD_USER_INPUT when it holds no `doc_N`
 */
export async function* readGswFolder(folder: string): AsyncGenerator<GswEntry> {
  const root = (await isFolder(join(folder, 'networks'))) ? join(folder, 'networks') : folder;
  const documents = (await readdir(root)).filter((name) => DOCUMENT_FOLDER.test(name));
  if (documents.length === 0) {
    throw new PaniniError('BAD_USER_INPUT', `The folder ${folder} holds no folder doc_N with GSWs.`, {
      hint: 'Name a folder of doc_N/gsw_N_M.json, or a JSON Lines file.',
    });
  }
  for (const document of documents.sort(byNumbers)) yield* readDocument(join(root, document), document);
}

async function* readDocument(folder: string, document: string): AsyncGenerator<GswEntry> {
  if (!(await isFolder(folder))) {
    const [place, outcome] = [{ document, index: 0 }, { fault: 'is no folder' }];
    yield { file: folder, line: null, passage: null, place, title: null, outcome };
    return;
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  for (const name of names.sort(byNumbers)) {
    const file = join(folder, name);
    const numbers = GSW_FILE.exec(name);
    const place =
      numbers?.[1] === DOCUMENT_FOLDER.exec(document)?.[1] ? { document, index: Number(numbers?.[2]) } : null;
    const outcome = place
      ? await readFileOutcome(file)
      : { fault: `expected the name gsw_${document.slice(4)}_M.json in ${document}` };
    yield { file, line: null, passage: null, place, title: null, outcome };
  }
}

async function readFileOutcome(file: string): Promise<GswEntry['outcome']> {
  try {
    return parseGsw(await readText(file));
  } catch (thrown) {
    return { fault: faultReason(thrown) };
  }
}

async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file).catch((thrown: unknown) => {
    throw new InterchangeFault(readFault(thrown));
  });
  const text = bytes === null ? null : decodeUtf8(bytes);
  if (text === null) throw new InterchangeFault(bytes === null ? 'is larger than 64 MiB' : 'is not UTF-8');
  return text;
}

/** Null when the file is too large. */
async function readBytes(file: string): Promise<Buffer | null> {
  return (await stat(file)).size > LARGEST_FILE_BYTES ? null : readFile(file);
}

/** True when there is a folder of this path. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

function byNumbers(left: string, right: string): number {
  const [one, other] = [left, right].map((name) => (name.match(/\d+/g) ?? []).map(Number)) as [
    number[],
    number[],
  ];
  const difference = one.map((number, index) => number - (other[index] ?? 0)).find((value) => value !== 0);
  return difference ?? (left < right ? -1 : Number(left > right));
}
