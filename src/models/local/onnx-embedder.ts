import type { EmbedOptions, Embedder } from '../embedder.js';
import { refuseEmptyTexts } from '../refuse-empty-texts.js';
import { unitVector } from '../unit-vector.js';
import type { InferencePool } from './inference-pool.js';
import { LOCAL_EMBEDDER, type LocalModel } from './local-model.js';

/** The model was trained with this before a question and nothing before a passage. */
const QUERY_PREFIX = 'Represent this sentence for searching relevant passages: ';

/** bge-small in this process: the vector of the [CLS] token at length 1. */
export class OnnxEmbedder implements Embedder {
  readonly model = `local/${LOCAL_EMBEDDER.name}`;
  readonly dimension = LOCAL_EMBEDDER.dimension;

  constructor(
    private readonly files: LocalModel,
    private readonly pool: InferencePool,
  ) {}

  async embed(texts: readonly string[], { purpose, signal }: EmbedOptions): Promise<number[][]> {
    refuseEmptyTexts(texts);
    const { modelFile, encoder } = this.files.open();
    const prefix = purpose === 'query' ? QUERY_PREFIX : '';
    const inputAt = (position: number) => encoder.encode(prefix + (texts[position] ?? ''));
    const rows = await this.pool.run({ modelFile, count: texts.length, inputAt, signal });
    return rows.map((vector, row) =>
      unitVector(vector, { model: this.model, dimension: this.dimension, row }),
    );
  }

  /** Opens the model in every thread. */
  async warmUp(): Promise<void> {
    const { modelFile, encoder } = this.files.open();
    await this.pool.warmUp(modelFile, encoder.encode('warm up'));
  }
}
