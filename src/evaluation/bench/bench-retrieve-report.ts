import { bar, type Bar } from './bar.js';
import type { ContentCounts } from './bench.repository.js';
import type { HopStatistics } from './hop-times.js';

/** Bars of the bench: the Neo4j part of a hop beside that of (a), and recall at 20 in every scenario. */
export const RETRIEVE_BARS = { graphOverAlone: 2, recall: 0.98 } as const;

/** (a) alone, (b) beside a neighbour many times as large, (c) itself many times as large. */
export type ScenarioName = 'alone' | 'beside a large neighbour' | 'itself large';

export interface Scenario extends HopStatistics {
  name: ScenarioName;
  counts: ContentCounts;
  /** Of question vectors at 20 against exact cosine, in [0, 1]. */
  recall: number;
}

export interface BenchRetrieveReport {
  queries: number;
  factor: number;
  noise: number;
  seed: number;
  scenarios: Scenario[];
  bars: Bar[];
}

/** What the bench promises of its scenarios, the first of which is (a). */
export function retrieveBars([alone, ...others]: readonly Scenario[]): Bar[] {
  if (!alone) return [];
  const ratios = others.flatMap((one) => [
    bar(`Neo4j p50 over alone, ${one.name}`, one.graphP50 / alone.graphP50, [
      'below',
      RETRIEVE_BARS.graphOverAlone,
    ]),
    bar(`Neo4j p95 over alone, ${one.name}`, one.graphP95 / alone.graphP95, [
      'below',
      RETRIEVE_BARS.graphOverAlone,
    ]),
  ]);
  const recalls = [alone, ...others].map((one) =>
    bar(`recall at 20, ${one.name}`, one.recall, ['at least', RETRIEVE_BARS.recall]),
  );
  return [...ratios, ...recalls];
}
