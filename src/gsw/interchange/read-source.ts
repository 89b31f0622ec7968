import { PaniniError } from '../../errors/panini-error.js';
import { assembleDocuments, type AssembledDocument } from './assemble-documents.js';
import { isFolder, readGswFolder } from './gsw-folder.js';
import { readGswLines } from './gsw-lines.js';
import { refuseMissing } from './json-lines.js';
import { readPassagesFile } from './passages-file.js';

export interface ImportSource {
  /** A JSON Lines file of `{passage, title, gsw}` or a folder `doc_N/gsw_N_M.json`. */
  source: string;
  /** JSON Lines of `{id, title, text, document?, index?, tags?, date?}`; without it passages have no text. */
  passagesFile?: string;
}

export interface OpenSource {
  /** How many documents will come, when the passages file says so. */
  expected: number | null;
  /** In file order: documents, and the faults of those that are refused. */
  documents: AsyncGenerator<AssembledDocument>;
}

/** Opens a file or folder of GSWs. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
export async function openSource({ source, passagesFile }: ImportSource): Promise<OpenSource> {
  if (source === passagesFile) {
    throw new PaniniError('BAD_USER_INPUT', 'The file of GSWs and the passages file are the same file.', {
      hint: 'Name the passages file with --passages.',
    });
  }
  await refuseMissing(source);
  const passages = passagesFile === undefined ? null : await readPassagesFile(passagesFile);
  const entries = (await isFolder(source)) ? readGswFolder(source) : readGswLines(source);
  const catalog = passages?.catalog ?? null;
  const documents = assembleDocuments(entries, { catalog, passageFaults: passages?.faults ?? [] });
  return { expected: catalog?.documentCount ?? null, documents };
}
