import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PaniniError } from '../../errors/panini-error.js';
import { WordPieceEncoder } from './word-piece-encoder.js';

/** `name` is stored with workspaces; `folder` is where the files are fetched to, under `models`. */
export const LOCAL_EMBEDDER = {
  name: 'bge-small-en-v1.5-q',
  folder: 'bge-small-en-v1.5',
  dimension: 384,
} as const;
export const LOCAL_RERANKER = { name: 'ms-marco-MiniLM-L-12-v2', folder: 'ms-marco-minilm-l-12-v2' } as const;

/** A model's folder: `model.onnx` beside `tokenizer.json`. Nothing is read before it is used. */
export class LocalModel {
  private encoder: WordPieceEncoder | undefined;

  constructor(
    readonly name: string,
    private readonly folder: string,
  ) {}

  get present(): boolean {
    return existsSync(this.file('model.onnx')) && existsSync(this.file('tokenizer.json'));
  }

  /** @throws PaniniError MODEL_UNAVAILABLE when the files are not there or the tokenizer cannot be read. */
  open(): { modelFile: string; encoder: WordPieceEncoder } {
    if (!this.encoder && !this.present) throw this.unavailable('are not there');
    this.encoder ??= this.readEncoder();
    return { modelFile: this.file('model.onnx'), encoder: this.encoder };
  }

  private readEncoder(): WordPieceEncoder {
    try {
      return new WordPieceEncoder(this.file('tokenizer.json'));
    } catch (thrown) {
      throw this.unavailable('cannot be read', thrown);
    }
  }

  private file(name: string): string {
    return join(this.folder, name);
  }

  private unavailable(fault: string, cause?: unknown): PaniniError {
    return new PaniniError('MODEL_UNAVAILABLE', `The files of the local model ${this.name} ${fault}.`, {
      hint: 'Run `npm run quickstart`, which fetches them, or set OPENAI_API_KEY or EMBEDDING_BASE_URL to use an endpoint.',
      cause,
    });
  }
}
