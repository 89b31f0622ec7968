import { join } from 'node:path';
import { withFileLock } from '../../bin/file-lock.mjs';
import { asPaniniError } from '../errors/panini-error.js';
import { downloadEmbedder, downloadReranker, type Download } from './download-models.js';
import { fetchFolder, isComplete } from './fetched-folder.js';
import { requireFreeSpace } from './free-space.js';
import { EMBEDDER_FILES, RERANKER_FILES, type ModelFiles } from './model-files.js';
import type { Report } from './report.js';
import { serverHome } from './server-home.js';

const NEEDED_MEGABYTES = 250;

/** Folders that hold model.onnx and tokenizer.json. */
export interface LocalModels {
  embedder: string;
  /** Null when it could not be had: the embedder's cosine then ranks. */
  reranker: string | null;
  /** What a reader should know, one sentence each. */
  notes: string[];
}

/**
 * Both local models in the data folder, downloaded if they are not there yet; the reranker may stay away.
 * @throws PaniniError SERVER_JAVA_MISSING, SERVER_SPACE_LOW, SERVER_DOWNLOAD_FAILED for the embedder
 */
export async function ensureModels(home: string, report: Report, signal?: AbortSignal): Promise<LocalModels> {
  const embedder = await ensureModel({
    home,
    report,
    signal,
    model: EMBEDDER_FILES,
    download: downloadEmbedder,
  });
  try {
    const reranker = await ensureModel({
      home,
      report,
      signal,
      model: RERANKER_FILES,
      download: downloadReranker,
    });
    return { embedder, reranker, notes: [] };
  } catch (error) {
    signal?.throwIfAborted();
    const note = `No local reranker, the embedding ranks instead: ${asPaniniError(error).toSentence()}`;
    report(note);
    return { embedder, reranker: null, notes: [note] };
  }
}

interface ModelFetch {
  home: string;
  report: Report;
  signal: AbortSignal | undefined;
  model: ModelFiles;
  download: Download;
}

async function ensureModel({ home, report, signal, model, download }: ModelFetch): Promise<string> {
  const { models, downloadLock } = serverHome(home);
  const folder = { target: join(models, model.name), content: modelContent(model) };
  if (await isComplete(folder)) return folder.target;
  await requireFreeSpace(home, NEEDED_MEGABYTES, `The model ${model.name}`);
  const fetch = async () => {
    if (await isComplete(folder)) return;
    report(`Downloading the model ${model.name} (${model.megabytes} MB, ${model.license})`);
    await fetchFolder({ ...folder, fill: (into) => download(into, signal) });
  };
  const onWait = (pid: number) => report(`Waiting for the download that process ${pid} is doing`);
  await withFileLock(downloadLock, fetch, { onWait, signal });
  return folder.target;
}

/** What a complete model folder is marked with. */
export function modelContent(model: ModelFiles): string {
  return Object.entries(model.files)
    .map(([file, { sha256 }]) => `${file} ${sha256}`)
    .join('\n');
}
