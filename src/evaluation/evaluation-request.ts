import type { AnsweringMode } from '../answering/answering.service.js';
import { PaniniError } from '../errors/panini-error.js';
import type { PlanningMode } from '../planning/planning.service.js';
import type { Recipe } from '../retrieval/recipe.js';
import { BASELINES, DEFAULT_BASELINE, type BaselineOptions } from './baselines/baseline.js';

export interface BaselineRequest {
  name: string;
  /** Most passages given as evidence; 5 when absent. */
  passages?: number;
  /** Most o200k tokens of evidence. */
  evidenceTokens?: number;
  /** Passages that the reranker sees; 40 when absent. */
  candidates?: number;
}

export interface EvaluationRequest {
  /** Path of a questions file. */
  questions: string;
  /** An existing workspace to ask; without it `gsws` is imported into a scratch workspace. */
  workspace?: string;
  /** Path of a JSON Lines file or of a folder of GSWs. */
  gsws?: string;
  /** Builds the GSWs of `passages` by rules, instead of `gsws`. */
  construct?: 'rules';
  /** Path of the passages file. */
  passages?: string;
  /** `given` takes each question's own plan. */
  plans: 'given' | PlanningMode;
  /** Who answers; the rules when absent, so that a run costs nothing unless it is asked to. */
  answers?: AnsweringMode;
  recipe?: Partial<Recipe>;
  /** A passage method instead of the product. */
  baseline?: BaselineRequest;
  /** Questions asked at once, 1 to 16; 1 when absent, so that times are those of one question alone. */
  concurrency?: number;
}

const MOST_AT_ONCE = 16;
const MOST_PASSAGES = 200;
const MOST_TOKENS = 100_000;

/** @throws PaniniError BAD_USER_INPUT */
export function concurrencyOf(request: EvaluationRequest): number {
  return within('concurrency', request.concurrency ?? 1, MOST_AT_ONCE);
}

/** @throws PaniniError BAD_USER_INPUT */
export function baselineOf(request: BaselineRequest): BaselineOptions {
  const name = BASELINES.find((known) => known === request.name);
  if (!name) {
    throw new PaniniError('BAD_USER_INPUT', `There is no baseline "${request.name}".`, {
      hint: `Choose one of ${BASELINES.join(', ')}.`,
    });
  }
  const { evidenceTokens } = request;
  const passages = within('passages', request.passages ?? DEFAULT_BASELINE.passages, MOST_PASSAGES);
  const candidates = within('candidates', request.candidates ?? DEFAULT_BASELINE.candidates, MOST_PASSAGES);
  const tokens =
    evidenceTokens === undefined
      ? {}
      : { evidenceTokens: within('evidence tokens', evidenceTokens, MOST_TOKENS) };
  return { name, passages, candidates: Math.max(passages, candidates), ...tokens };
}

function within(name: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new PaniniError('BAD_USER_INPUT', `Expected ${name} from 1 to ${most}, got ${value}.`);
}
