import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type Row } from '../graph/graph.service.js';
import { holdLeases, type Lease } from './hold-leases.js';
import { jobFromRow } from './job-from-row.js';
import type { ConstructionKind, Job } from './job.js';

/** A job as its worker sees it. */
export type ClaimedJob = Row<'ingestion/claim-jobs'>['job'];

export type ClaimableJob = Row<'ingestion/claimable-jobs'>;

export type JobSource = Row<'ingestion/job-sources'>;

export interface Claim {
  ids: string[];
  owner: string;
  leaseSeconds: number;
}

export interface Claimable {
  workspaceKey: string | null;
  kinds: ConstructionKind[];
  embeddingModel: string;
  limit: number;
}

export interface JobsFilter {
  states: string[] | null;
  ingestId: string | null;
  documentId: string | null;
  before: number;
  limit: number;
}

export interface JobEnd {
  lease: Lease;
  row: Record<string, unknown>;
  keepText: boolean;
}

/** Jobs in the graph: every write of a worker first proves that the job is still its own. */
@Injectable()
export class JobsRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async claimable(wanted: Claimable): Promise<ClaimableJob[]> {
    return this.graph.read('ingestion/claimable-jobs', { ...wanted });
  }

  /** Those of the jobs that are now this worker's, in the order they came. */
  async claim({ ids, ...claim }: Claim): Promise<ClaimedJob[]> {
    const sorted = [...ids].sort();
    const rows = await this.graph.transaction((run) =>
      run('ingestion/claim-jobs', { ids: sorted, ...claim }),
    );
    return rows.map(({ job }) => job);
  }

  /** What jobs need to start, by their ids. */
  async sources(ids: string[]): Promise<Map<string, JobSource>> {
    const rows = await this.graph.read('ingestion/job-sources', { ids });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async text(id: string): Promise<string | null> {
    return (await this.graph.read('ingestion/job-text', { id }))[0]?.text ?? null;
  }

  /** @returns null when the job is no longer the worker's, else whether it is to stop */
  async extendLease({ id, leaseEpoch }: Lease, leaseSeconds: number): Promise<{ cancelled: boolean } | null> {
    const [row] = await this.graph.write('ingestion/extend-lease', { id, epoch: leaseEpoch, leaseSeconds });
    return row ?? null;
  }

  /** Notes that `done` of `total` passages are read. @throws PaniniError CONFLICT, CANCELLED */
  async noteProgress(lease: Lease, done: number, total: number): Promise<void> {
    await this.graph.transaction(async (run) => {
      await holdLeases(run, [lease]);
      await run('ingestion/note-progress', { id: lease.id, done, total });
    });
  }

  async documentSource(workspaceKey: string, id: string): Promise<Row<'ingestion/document-source'> | null> {
    return (await this.graph.read('ingestion/document-source', { workspaceKey, id }))[0] ?? null;
  }

  /** Ends jobs together. @throws PaniniError CONFLICT */
  async finish(ends: readonly JobEnd[]): Promise<void> {
    if (ends.length === 0) return;
    const rows = ends.map(({ lease, row, keepText }) => ({ id: lease.id, row, keepText }));
    await this.graph.transaction(async (run) => {
      await holdLeases(
        run,
        ends.map(({ lease }) => lease),
        { evenCancelled: true },
      );
      await run('ingestion/finish-jobs', { rows });
    });
  }

  /** @throws PaniniError CONFLICT */
  async release(lease: Lease, why: { code: string; sentence: string; pauseSeconds: number }): Promise<void> {
    await this.graph.transaction(async (run) => {
      await holdLeases(run, [lease], { evenCancelled: true });
      await run('ingestion/release-job', { id: lease.id, ...why });
    });
  }

  /** @throws PaniniError CONFLICT */
  async stall(lease: Lease, why: { code: string; sentence: string; ingestId: string | null }): Promise<void> {
    await this.graph.transaction(async (run) => {
      await holdLeases(run, [lease], { evenCancelled: true });
      await run('ingestion/stall-jobs', { id: lease.id, ...why });
    });
  }

  async cancel(workspaceKey: string, ids: string[], actor: string): Promise<void> {
    await this.graph.transaction((run) =>
      run('ingestion/cancel-jobs', { workspaceKey, ids: [...ids].sort(), actor }),
    );
  }

  /** @returns those that wait again */
  async retry(workspaceKey: string, ids: string[]): Promise<string[]> {
    const rows = await this.graph.transaction((run) =>
      run('ingestion/retry-jobs', { workspaceKey, ids: [...ids].sort() }),
    );
    return rows.map(({ id }) => id);
  }

  async page(workspaceKey: string, filter: JobsFilter): Promise<Job[]> {
    const rows = await this.graph.read('ingestion/jobs-page', { workspaceKey, ...filter });
    return rows.map(({ job }) => jobFromRow(job));
  }

  async byId(workspaceKey: string, id: string): Promise<Job | null> {
    const [row] = await this.graph.read('ingestion/job-by-id', { workspaceKey, id });
    return row ? jobFromRow(row.job) : null;
  }

  async states(workspaceKey: string, ingestId: string): Promise<Row<'ingestion/ingest-states'>[]> {
    return this.graph.read('ingestion/ingest-states', { workspaceKey, ingestId });
  }

  /** Jobs that wait or run, here or elsewhere. */
  async workable(workspaceKey: string, ingestId: string | null): Promise<number> {
    return (await this.graph.read('ingestion/workable-jobs', { workspaceKey, ingestId }))[0]?.jobs ?? 0;
  }
}
