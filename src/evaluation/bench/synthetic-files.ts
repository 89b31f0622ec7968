import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportSource } from '../../gsw/interchange/read-source.js';
import { PAIRS_A_PASSAGE, syntheticWorld } from './synthetic-world.js';

/** Runs work on files of a synthetic world with at least so many question-answer pairs; the files are removed afterwards. */
export async function withSyntheticFiles<Result>(
  world: { pairs: number; seed: number },
  work: (source: ImportSource) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'panini-bench-'));
  try {
    const made = [...syntheticWorld(Math.ceil(world.pairs / PAIRS_A_PASSAGE), world.seed)];
    const source = join(folder, 'gsws.jsonl');
    const passagesFile = join(folder, 'passages.jsonl');
    await writeFile(
      source,
      lines(made.map(({ passage, gsw }) => ({ passage: passage.id, title: passage.title, gsw }))),
    );
    await writeFile(passagesFile, lines(made.map(({ passage }) => passage)));
    return await work({ source, passagesFile });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lines(values: unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
