import { Inject, Injectable } from '@nestjs/common';
import type { ConstructedPassage } from '../extraction/gsw-constructor.js';
import { GraphService } from '../graph/graph.service.js';
import type { Gsw } from '../gsw/gsw.js';
import { holdLeases } from './hold-leases.js';
import type { ClaimedJob } from './jobs.repository.js';

/** Passages whose constructions are fetched by one query. */
const LOOK_UP = 200;

export type StoredConstruction = Omit<ConstructedPassage, 'usage'>;

/** What was just read out of a passage of a job. */
export interface MadeConstruction {
  job: ClaimedJob;
  key: string;
  constructed: ConstructedPassage;
}

/** What was read out of passages, kept before anything is made of it, so that no passage is read twice. */
@Injectable()
export class ConstructionsRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** Those of the keys that are there. */
  async known(keys: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (const some of parts(keys)) {
      const rows = await this.graph.read('ingestion/known-constructions', { keys: some });
      for (const { key } of rows) found.add(key);
    }
    return found;
  }

  /** The constructions of some keys, by key. */
  async get(keys: readonly string[]): Promise<Map<string, StoredConstruction>> {
    const found = new Map<string, StoredConstruction>();
    for (const some of parts(keys)) {
      for (const row of await this.graph.read('ingestion/constructions', { keys: some })) {
        const { key, json, counts, language, covered } = row;
        const gsw = JSON.parse(json) as Gsw;
        found.set(key, { gsw, counts: JSON.parse(counts) as Record<string, number>, language, covered });
      }
    }
    return found;
  }

  /** Keeps constructions of jobs of one workspace by one write. @throws PaniniError CONFLICT, CANCELLED */
  async put(made: readonly MadeConstruction[]): Promise<void> {
    const [first] = made;
    if (!first) return;
    const jobs = new Map(made.map(({ job }) => [job.id, job]));
    const rows = made.map(constructionRow).sort((left, right) => (left.key < right.key ? -1 : 1));
    await this.graph.transaction(async (run) => {
      await holdLeases(run, [...jobs.values()]);
      await run('ingestion/put-constructions', { workspaceKey: first.job.workspaceKey, rows });
    });
  }
}

function constructionRow({ job, key, constructed }: MadeConstruction): { key: string; properties: object } {
  const { gsw, counts, usage, language, covered } = constructed;
  const properties = {
    ...{ documentId: job.documentId, jobId: job.id, json: JSON.stringify(gsw) },
    ...{ counts: JSON.stringify(counts), usage: JSON.stringify(usage), language, covered },
  };
  return { key, properties };
}

function* parts(keys: readonly string[]): Generator<string[]> {
  const distinct = [...new Set(keys)];
  for (let start = 0; start < distinct.length; start += LOOK_UP) yield distinct.slice(start, start + LOOK_UP);
}
