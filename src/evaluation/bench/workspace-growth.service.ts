import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../../context/interruption.js';
import { seededRandom } from '../metrics/seeded-random.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { BenchRepository, type CopyTarget, type Page, type StoredVector } from './bench.repository.js';
import { noisyVector } from './noisy-vector.js';
import { pagesOf } from './pages.js';

const BATCH = 500;

export interface Growth {
  source: Workspace;
  target: Workspace;
  /** How many copies of the source the target gets. */
  copies: number;
  /** Length of the noise beside a vector of length 1; the first copy has none. */
  noise: number;
  seed: number;
  signal: AbortSignal;
  /** Called after each copy with how many there are. */
  onCopy?: (copies: number) => void;
}

/** Makes a workspace of near-duplicates: everything of a source several times over, each vector moved a little, each text marked. */
@Injectable()
export class WorkspaceGrowthService {
  constructor(@Inject(BenchRepository) private readonly repository: BenchRepository) {}

  /** Writes in bounded steps. @throws PaniniError GRAPH_*, CANCELLED */
  async grow(growth: Growth): Promise<void> {
    for (let copy = 0; copy < growth.copies; copy += 1) {
      const target = { sourceKey: growth.source.key, targetKey: growth.target.key, suffix: `copy${copy}` };
      await this.copyOnce(growth, target, copy);
      growth.onCopy?.(copy + 1);
    }
  }

  private async copyOnce(growth: Growth, target: CopyTarget, copy: number): Promise<void> {
    const { source } = growth;
    const random = seededRandom(growth.seed * 1_000 + copy);
    const moved = (rows: StoredVector[]): StoredVector[] =>
      copy === 0
        ? rows
        : rows.map(({ id, vector }) => ({ id, vector: noisyVector(vector, growth.noise, random) }));
    const repository = this.repository;
    await each(
      growth,
      (page) => repository.passageIds(source, page),
      (rows) => repository.copyPassages(target, ids(rows)),
    );
    await each(
      growth,
      (page) => repository.entityVectors(source, page),
      (rows) => repository.copyEntities(target, moved(rows)),
    );
    await each(
      growth,
      (page) => repository.verbPhraseIds(source, page),
      (rows) => repository.copyVerbPhrases(target, ids(rows)),
    );
    await each(
      growth,
      (page) => repository.questionVectors(source, page),
      (rows) => repository.copyQuestions(target, moved(rows)),
    );
  }
}

async function each<Row extends { id: string }>(
  { signal }: Growth,
  read: (page: Page) => Promise<Row[]>,
  write: (rows: Row[]) => Promise<void>,
): Promise<void> {
  for await (const rows of pagesOf(read, { limit: BATCH, signal })) {
    throwIfInterrupted(signal);
    await write(rows);
  }
}

function ids(rows: { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
