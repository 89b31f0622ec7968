import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { Type } from 'class-transformer';

const MODEL_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Every variable Panini reads, with its default. The README's table is tested against this class. */
export class Environment {
  /** Data folder: private Neo4j, models, caches. */
  @IsString() @MinLength(1) PANINI_HOME: string = join(homedir(), '.panini');

  /** An existing Neo4j (2026.05 or newer); empty means the private one in the data folder. */
  @IsOptional() @Matches(/^(neo4j|bolt)(\+s|\+ssc)?:\/\/.+/) NEO4J_URI?: string;
  @IsString() NEO4J_USERNAME: string = 'neo4j';
  /** Password of the existing Neo4j; the private one has a generated one in the data folder. */
  @IsOptional() @IsString() NEO4J_PASSWORD?: string;
  @IsString() @MinLength(1) NEO4J_DATABASE: string = 'neo4j';

  /** Ports of the private Neo4j, on loopback. */
  @Type(() => Number) @IsInt() @Min(1024) @Max(65535) PANINI_BOLT_PORT: number = 7687;
  @Type(() => Number) @IsInt() @Min(1024) @Max(65535) PANINI_BROWSER_PORT: number = 7474;

  /** Address and port of the GraphQL server. */
  @IsString() PANINI_HOST: string = '127.0.0.1';
  @Type(() => Number) @IsInt() @Min(0) @Max(65535) PANINI_PORT: number = 4000;
  /** One origin that a browser may call GraphQL from, e.g. http://localhost:5173; empty means none. */
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true }) PANINI_CORS_ORIGIN?: string;
  /** Milliseconds one request may take before it is cancelled. */
  @Type(() => Number) @IsInt() @Min(100) @Max(3_600_000) PANINI_REQUEST_TIMEOUT_MS: number = 60_000;
  /** GraphQL requests a minute from one address; more are answered with HTTP 429. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000_000) PANINI_REQUESTS_PER_MINUTE: number = 600;

  /** `local` runs bge-small in this process; `openai` calls any OpenAI-compatible endpoint. Empty: `openai` when OPENAI_API_KEY or EMBEDDING_BASE_URL is set, else `local`. */
  @IsOptional() @IsIn(['local', 'openai']) EMBEDDER?: 'local' | 'openai';
  @IsOptional() @IsString() OPENAI_API_KEY?: string;
  @IsOptional() @IsUrl(MODEL_URL) EMBEDDING_BASE_URL?: string;
  /** Name of the remote embedding model. */
  @IsString() EMBEDDING_MODEL: string = 'text-embedding-3-small';
  /** Length of the remote model's vectors. */
  @Type(() => Number) @IsInt() @Min(1) @Max(4096) EMBEDDING_DIMENSIONS: number = 1536;

  /** `local` is the cross-encoder in this process, `cohere` Cohere's rerank, `embedding` the embedder's cosine. Empty: `cohere` when COHERE_API_KEY is set, else `local`, else `embedding`. */
  @IsOptional() @IsIn(['local', 'cohere', 'embedding']) RERANKER?: 'local' | 'cohere' | 'embedding';
  @IsOptional() @IsString() COHERE_API_KEY?: string;
  @IsOptional() @IsUrl(MODEL_URL) COHERE_BASE_URL?: string;
  @IsString() RERANK_MODEL: string = 'rerank-v3.5';

  /** Name of the language model that plans and answers. Empty: gpt-4.1-mini when OPENAI_API_KEY or LANGUAGE_MODEL_BASE_URL is set, else none; `none` switches it off. */
  @IsOptional() @IsString() LANGUAGE_MODEL?: string;
  /** Address of any OpenAI-compatible endpoint; empty means OpenAI's own. */
  @IsOptional() @IsUrl(MODEL_URL) LANGUAGE_MODEL_BASE_URL?: string;
  /** Its key; empty means OPENAI_API_KEY. */
  @IsOptional() @IsString() LANGUAGE_MODEL_API_KEY?: string;
  /** How a reply's shape is asked for. Empty: found out by the first call, from the strictest down. */
  @IsOptional() @IsIn(['json_schema', 'json_object', 'text']) LANGUAGE_MODEL_MODE?:
    'json_schema' | 'json_object' | 'text';
  /** How replies are drawn. Empty: by the model's name. */
  @IsOptional() @IsIn(['deterministic', 'reasoning', 'open-thinking', 'open']) LANGUAGE_MODEL_PRESET?:
    'deterministic' | 'reasoning' | 'open-thinking' | 'open';
  /** Milliseconds one reply of the language model may take. */
  @Type(() => Number) @IsInt() @Min(100) @Max(3_600_000) LANGUAGE_MODEL_TIMEOUT_MS: number = 120_000;

  /** Tokens that one reply may have at most; empty: by the model's name. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(256) LANGUAGE_MODEL_MAX_OUTPUT_TOKENS?: number;
  /** Requests and tokens a minute that the language model's endpoint allows, for all processes on this Neo4j together; empty: no limit. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) LANGUAGE_MODEL_REQUESTS_PER_MINUTE?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) LANGUAGE_MODEL_TOKENS_PER_MINUTE?: number;
  /** USD for a million tokens of the language model, over the list prices that Panini knows; set both or neither. */
  @IsOptional() @Type(() => Number) @IsNumber() @Min(0) LANGUAGE_MODEL_PRICE_INPUT?: number;
  @IsOptional() @Type(() => Number) @IsNumber() @Min(0) LANGUAGE_MODEL_PRICE_OUTPUT?: number;
  /** The same for input that the provider reads from its cache; empty: the price of input. */
  @IsOptional() @Type(() => Number) @IsNumber() @Min(0) LANGUAGE_MODEL_PRICE_CACHED_INPUT?: number;

  /** Whether each document is reconciled with the others as it comes; `panini reconcile run` does it later when this is `off`. Off until the weights are fitted on labelled pairs. */
  @IsIn(['on', 'off']) PANINI_RECONCILE: 'on' | 'off' = 'off';

  /** Seconds that a document is a worker's without a sign of life; then another one goes on with it. */
  @Type(() => Number) @IsNumber() @Min(1) @Max(3_600) PANINI_JOB_LEASE_SECONDS: number = 60;
  /** For tests only, refused in production: where an ingest dies as by kill -9, `NAME` or `NAME:N` for the N-th time. */
  @IsOptional()
  @Matches(
    /^(before-storing|after-storing|while-embedding|in-transaction|before-completion)(:[1-9]\d{0,5})?$/,
  )
  PANINI_TEST_FAILPOINT?: string;

  /** Milliseconds one call to a remote model may take. */
  @Type(() => Number) @IsInt() @Min(100) @Max(600_000) PANINI_MODEL_TIMEOUT_MS: number = 30_000;
  /** Worker threads for the local models; 0 means one per core, at most 4. */
  @Type(() => Number) @IsInt() @Min(0) @Max(64) PANINI_MODEL_WORKERS: number = 0;
}
