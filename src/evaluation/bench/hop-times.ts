import type { AskResult } from '../../asking/ask.js';
import { percentile } from '../metrics/percentile.js';

/** Milliseconds of one hop: what Neo4j took, and what both models took. */
export interface HopTime {
  graph: number;
  model: number;
}

export interface HopStatistics {
  questions: number;
  graphP50: number;
  graphP95: number;
  modelP50: number;
  modelP95: number;
}

/** Milliseconds per hop of one question: its times over its hops that asked something; null without such a hop. */
export function hopTime({ trace, ms }: Pick<AskResult, 'trace' | 'ms'>): HopTime | null {
  const hops = trace.steps.filter((step) => step.kind === 'retrieval' && step.questions.length > 0).length;
  return hops === 0 ? null : { graph: ms.graph / hops, model: (ms.embed + ms.rerank) / hops };
}

/** NaN throughout when there was no hop, so that no bar holds. */
export function hopStatistics(times: readonly HopTime[]): HopStatistics {
  const graph = times.map((time) => time.graph);
  const model = times.map((time) => time.model);
  return {
    questions: times.length,
    graphP50: percentile(graph, 0.5) ?? Number.NaN,
    graphP95: percentile(graph, 0.95) ?? Number.NaN,
    modelP50: percentile(model, 0.5) ?? Number.NaN,
    modelP95: percentile(model, 0.95) ?? Number.NaN,
  };
}
