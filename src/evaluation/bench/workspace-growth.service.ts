import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { throwIfInterrupted } from '../../context/interruption.js';
import { seededRandom } from '../metrics/seeded-random.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { BenchRepository, type CopyTarget, type Page, type StoredVector } from './bench.repository.js';
import { noisyVector } from './noisy-vector.js';
import { pagesOf } from './pages.js';

const BATCH = 500;
/** Copies written at once: one is made ready here while another is indexed there. */
const WRITERS = 2;

export interface Growth {
  source: Workspace;
  target: Workspace;
  /** How many copies of the source the target gets. */
  copies: number;
  /** Length of the noise beside a vector of length 1; the first copy has none. */
  noise: number;
  seed: number;
  signal: AbortSignal;
  /** Told after each kind of node. */
  onPart?: (part: string) => void;
}

interface Copy extends CopyTarget {
  random: () => number;
  /** Zero for the first copy, whose vectors are those of the source. */
  noise: number;
}

/** Makes a workspace of near-duplicates: everything of a source several times over, each vector moved a little, each text marked. */
@Injectable()
export class WorkspaceGrowthService {
  constructor(@Inject(BenchRepository) private readonly repository: BenchRepository) {}

  /** Writes in bounded steps, each page of the source read once. @throws PaniniError GRAPH_*, CANCELLED */
  async grow(growth: Growth): Promise<void> {
    const { source } = growth;
    const { repository } = this;
    await each(growth, 'passages', {
      read: (page) => repository.passageIds(source, page),
      write: (copy, rows) => repository.copyPassages(copy, ids(rows)),
    });
    await each(growth, 'entities', {
      read: (page) => repository.entityVectors(source, page),
      write: (copy, rows) => repository.copyEntities(copy, moved(copy, rows)),
    });
    await each(growth, 'verb phrases', {
      read: (page) => repository.verbPhraseIds(source, page),
      write: (copy, rows) => repository.copyVerbPhrases(copy, ids(rows)),
    });
    await each(growth, 'questions', {
      read: (page) => repository.questionVectors(source, page),
      write: (copy, rows) => repository.copyQuestions(copy, moved(copy, rows)),
    });
  }
}

interface Kind<Row> {
  read: (page: Page) => Promise<Row[]>;
  write: (copy: Copy, rows: Row[]) => Promise<void>;
}

async function each<Row extends { id: string }>(
  growth: Growth,
  name: string,
  { read, write }: Kind<Row>,
): Promise<void> {
  const { signal, copies, onPart } = growth;
  const targets = Array.from({ length: copies }, (_, copy) => copyOf(growth, copy));
  const limit = pLimit(WRITERS);
  let written = 0;
  for await (const rows of pagesOf(read, { limit: BATCH, signal })) {
    await limit.map(targets, async (target) => {
      throwIfInterrupted(signal);
      await write(target, rows);
    });
    written += rows.length;
  }
  onPart?.(`copied ${written} ${name} ${copies} times`);
}

function copyOf({ source, target, seed, noise }: Growth, copy: number): Copy {
  const keys = { sourceKey: source.key, targetKey: target.key, suffix: `copy${copy}` };
  return { ...keys, random: seededRandom(seed * 1_000 + copy), noise: copy === 0 ? 0 : noise };
}

function moved({ noise, random }: Copy, rows: StoredVector[]): StoredVector[] {
  if (noise === 0) return rows;
  return rows.map(({ id, vector }) => ({ id, vector: noisyVector(vector, noise, random) }));
}

function ids(rows: { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
