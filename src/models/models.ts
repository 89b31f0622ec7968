import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { CachingEmbedder } from './caching-embedder.js';
import { CachingReranker } from './caching-reranker.js';
import { CohereReranker } from './cohere/cohere-reranker.js';
import type { Embedder } from './embedder.js';
import { EmbeddingReranker } from './embedding-reranker.js';
import { InferencePool } from './local/inference-pool.js';
import type { LanguageModel } from './language-model.js';
import { languageModelName } from './language-model-name.js';
import { LOCAL_EMBEDDER, LOCAL_RERANKER, LocalModel } from './local/local-model.js';
import { OnnxEmbedder } from './local/onnx-embedder.js';
import { OnnxReranker } from './local/onnx-reranker.js';
import { type ModelSelection, selectModels } from './model-selection.js';
import { OpenAiEmbedder } from './openai/openai-embedder.js';
import { OpenAiLanguageModel } from './openai/openai-language-model.js';
import type { RateLimiter } from './remote/rate-limiter.js';
import type { Reranker } from './reranker.js';

export interface ModelsDescription {
  /** `address` is undefined for a provider's own. */
  embedder: {
    side: ModelSelection['embedder'];
    model: string;
    dimension: number;
    address?: string | undefined;
  };
  reranker: {
    side: ModelSelection['reranker'];
    model: string;
    kind: Reranker['kind'];
    address?: string | undefined;
  };
  /** Null when rules plan and answer. */
  languageModel: { model: string; address?: string | undefined } | null;
  /** Threads that run local models, once they are needed. */
  workers: number;
  notes: string[];
}

/** The models of one process. */
export interface Models {
  readonly embedder: Embedder;
  readonly reranker: Reranker;
  /** Null when none is configured. */
  readonly languageModel: LanguageModel | null;
  readonly description: ModelsDescription;
  /** Opens local models in every thread ahead of the first request; nothing for remote ones. */
  warmUp(): Promise<void>;
  /** Ends the threads. */
  close(): Promise<void>;
}

const MOST_WORKERS = 4;

/**
 * The models the environment asks for, behind their caches. Nothing is loaded, started or called before the first use.
 * @param limiter of the language model, shared with other processes
 * @throws PaniniError CONFIGURATION_INVALID
 */
export function createModels(environment: Environment, limiter?: RateLimiter): Models {
  const files = localFiles(environment);
  const selection = selectModels(environment, {
    embedder: files.embedder.present,
    reranker: files.reranker.present,
  });
  const pool = new InferencePool(workerCount(environment));
  const localEmbedder = new OnnxEmbedder(files.embedder, pool);
  const localReranker = new OnnxReranker(files.reranker, pool);
  const embedder = new CachingEmbedder(
    selection.embedder === 'local' ? localEmbedder : openAiEmbedder(environment),
  );
  const reranker = {
    local: () => localReranker,
    cohere: () => cohereReranker(environment),
    embedding: () => new EmbeddingReranker(embedder),
  };
  return {
    embedder,
    reranker: new CachingReranker(reranker[selection.reranker]()),
    languageModel: languageModel(environment, limiter),
    description: describeModels(environment),
    warmUp: async () => {
      if (selection.embedder === 'local') await localEmbedder.warmUp();
      if (selection.reranker === 'local') await localReranker.warmUp();
    },
    close: () => pool.close(),
  };
}

/**
 * What the environment selects, for people: no key in it, nothing loaded or called.
 * @throws PaniniError CONFIGURATION_INVALID
 */
export function describeModels(environment: Environment): ModelsDescription {
  const files = localFiles(environment);
  const { embedder, reranker, notes } = selectModels(environment, {
    embedder: files.embedder.present,
    reranker: files.reranker.present,
  });
  const embedders = {
    local: { model: `local/${LOCAL_EMBEDDER.name}`, dimension: LOCAL_EMBEDDER.dimension },
    openai: {
      model: `openai/${environment.EMBEDDING_MODEL}`,
      dimension: environment.EMBEDDING_DIMENSIONS,
      address: environment.EMBEDDING_BASE_URL,
    },
  };
  const rerankers = {
    local: { model: `local/${LOCAL_RERANKER.name}`, kind: 'cross-encoder' },
    cohere: {
      model: `cohere/${environment.RERANK_MODEL}`,
      kind: 'remote',
      address: environment.COHERE_BASE_URL,
    },
    embedding: { model: 'embedding', kind: 'cosine' },
  } as const;
  return {
    embedder: { side: embedder, ...embedders[embedder] },
    reranker: { side: reranker, ...rerankers[reranker] },
    languageModel: describeLanguageModel(environment),
    workers: workerCount(environment),
    notes,
  };
}

function localFiles(environment: Environment): { embedder: LocalModel; reranker: LocalModel } {
  const model = ({ name, folder }: { name: string; folder: string }): LocalModel =>
    new LocalModel(name, join(environment.PANINI_HOME, 'models', folder));
  return { embedder: model(LOCAL_EMBEDDER), reranker: model(LOCAL_RERANKER) };
}

function workerCount({ PANINI_MODEL_WORKERS }: Environment): number {
  return PANINI_MODEL_WORKERS || Math.min(MOST_WORKERS, availableParallelism());
}

function openAiEmbedder(environment: Environment): OpenAiEmbedder {
  return new OpenAiEmbedder({
    modelName: environment.EMBEDDING_MODEL,
    dimension: environment.EMBEDDING_DIMENSIONS,
    timeoutMs: environment.PANINI_MODEL_TIMEOUT_MS,
    apiKey: environment.OPENAI_API_KEY,
    baseUrl: environment.EMBEDDING_BASE_URL,
  });
}

function languageModel(environment: Environment, limiter: RateLimiter | undefined): LanguageModel | null {
  const modelName = languageModelName(environment);
  if (modelName === null) return null;
  return new OpenAiLanguageModel({
    modelName,
    timeoutMs: environment.LANGUAGE_MODEL_TIMEOUT_MS,
    apiKey: environment.LANGUAGE_MODEL_API_KEY ?? environment.OPENAI_API_KEY,
    baseUrl: environment.LANGUAGE_MODEL_BASE_URL,
    mode: environment.LANGUAGE_MODEL_MODE,
    preset: environment.LANGUAGE_MODEL_PRESET,
    mostOutputTokens: environment.LANGUAGE_MODEL_MAX_OUTPUT_TOKENS,
    limiter,
  });
}

function describeLanguageModel(environment: Environment): ModelsDescription['languageModel'] {
  const modelName = languageModelName(environment);
  if (modelName === null) return null;
  return { model: `openai/${modelName}`, address: environment.LANGUAGE_MODEL_BASE_URL };
}

function cohereReranker(environment: Environment): CohereReranker {
  return new CohereReranker({
    modelName: environment.RERANK_MODEL,
    timeoutMs: environment.PANINI_MODEL_TIMEOUT_MS,
    apiKey: environment.COHERE_API_KEY,
    baseUrl: environment.COHERE_BASE_URL,
  });
}
