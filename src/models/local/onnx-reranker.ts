import type { RerankOptions, RerankQuery, Reranker } from '../reranker.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { InferencePool } from './inference-pool.js';
import { LOCAL_RERANKER, type LocalModel } from './local-model.js';

/** The MS MARCO cross-encoder in this process: the logistic of its logit. */
export class OnnxReranker implements Reranker {
  readonly model = `local/${LOCAL_RERANKER.name}`;
  readonly kind = 'cross-encoder';

  constructor(
    private readonly files: LocalModel,
    private readonly pool: InferencePool,
  ) {}

  async rerank(queries: readonly RerankQuery[], { signal }: RerankOptions = {}): Promise<number[][]> {
    const { modelFile, encoder } = this.files.open();
    const pairs = queries.flatMap(({ query, documents }) =>
      documents.map((document) => ({ query, document })),
    );
    const inputAt = (position: number) =>
      encoder.encodePair(pairs[position]?.query ?? '', pairs[position]?.document ?? '');
    const rows = await this.pool.run({ modelFile, count: pairs.length, inputAt, signal });
    let next = 0;
    return queries.map(({ documents }) => documents.map(() => logistic(rows[next++]?.[0])));
  }

  /** Opens the model in every thread. */
  async warmUp(): Promise<void> {
    const { modelFile, encoder } = this.files.open();
    await this.pool.warmUp(modelFile, encoder.encodePair('warm', 'up'));
  }
}

function logistic(logit: number | undefined): number {
  if (logit !== undefined && Number.isFinite(logit)) return 1 / (1 + Math.exp(-logit));
  throw new PaniniError(
    'MODEL_REPLY_INVALID',
    'The local cross-encoder was to give a number and gave none.',
    {
      hint: 'Remove the `models` folder of the data folder, so that it is fetched anew.',
    },
  );
}
