import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { BenchImportService } from '../../src/evaluation/bench/bench-import.service.js';
import {
  BenchRetrieveService,
  DEFAULT_BENCH_RETRIEVE,
} from '../../src/evaluation/bench/bench-retrieve.service.js';
import { withSyntheticFiles } from '../../src/evaluation/bench/synthetic-files.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { openEvaluationApplication } from '../support/evaluation-application.js';

jest.setTimeout(600_000);

describe('The benches, on a small synthetic world', () => {
  let application: INestApplicationContext;
  beforeAll(async () => {
    application = await openEvaluationApplication();
  });
  afterAll(async () => application.close());

  const scratchNames = async (): Promise<string[]> => {
    const workspaces = await application.get(WorkspacesService, { strict: false }).list(localContext());
    return workspaces.map((workspace) => workspace.name).filter((name) => name.startsWith('bench-'));
  };

  it('time an import and find in the graph exactly what the files hold', async () => {
    const bench = application.get(BenchImportService, { strict: false });
    const report = await withSyntheticFiles({ pairs: 160, seed: 3 }, (source) =>
      bench.run(localContext(), [source]),
    );
    expect(report.counts.graph).toEqual(report.counts.files);
    expect(report.counts.files.questions).toBe(160);
    expect(report.seconds.firstImport).toBeGreaterThan(report.seconds.secondImport);
    expect(report.bars.map((bar) => bar.limit)).toEqual([1.5, 0.1, 0]);
    expect(await scratchNames()).toEqual([]);
  });

  it('measure hops alone, beside a large neighbour and grown, find all near ones, and leave nothing behind', async () => {
    const bench = application.get(BenchRetrieveService, { strict: false });
    const request = { ...DEFAULT_BENCH_RETRIEVE, sources: [], pairs: 320, queries: 3, warmUp: 1, factor: 3 };
    const { scenarios, bars } = await bench.run(localContext(), request);
    expect(scenarios.map((one) => one.counts.questions)).toEqual([320, 320, 960]);
    expect(scenarios.map((one) => one.questions)).toEqual([3, 3, 3]);
    expect(scenarios.every((one) => one.graphP50 > 0 && one.modelP50 > 0)).toBe(true);
    expect(scenarios.map((one) => one.recall)).toEqual([1, 1, 1]);
    expect(bars).toHaveLength(7);
    expect(await scratchNames()).toEqual([]);
  });

  it('refuse a world too small for its queries', async () => {
    const bench = application.get(BenchRetrieveService, { strict: false });
    const request = { ...DEFAULT_BENCH_RETRIEVE, sources: [], pairs: 16 };
    await expect(bench.run(localContext(), request)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await scratchNames()).toEqual([]);
  });
});
