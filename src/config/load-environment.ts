import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PaniniError } from '../errors/panini-error.js';
import { Environment } from './environment.js';

/**
 * The environment, checked once: an empty value counts as absent, every wrong variable is named together.
 * @throws PaniniError CONFIGURATION_INVALID
 */
export function loadEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const known = Object.keys(new Environment()).concat(optionalNames());
  const given = Object.fromEntries(known.filter((name) => source[name]).map((name) => [name, source[name]]));
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const faults = validateSync(environment);
  if (faults.length > 0) {
    const sentences = faults.flatMap((fault) => Object.values(fault.constraints ?? {}));
    throw new PaniniError('CONFIGURATION_INVALID', `The environment is not valid: ${sentences.join('; ')}.`, {
      hint: 'Correct the variables named; the README lists them all.',
    });
  }
  refuseTestsInProduction(environment, source);
  return environment;
}

function refuseTestsInProduction(
  { PANINI_TEST_FAILPOINT: failpoint }: Environment,
  { NODE_ENV: mode }: NodeJS.ProcessEnv,
): void {
  if (failpoint === undefined || mode !== 'production') return;
  throw new PaniniError('CONFIGURATION_INVALID', 'PANINI_TEST_FAILPOINT is set in production.', {
    hint: 'Unset it: it is for tests that let the process die.',
  });
}

function optionalNames(): string[] {
  return [
    'NEO4J_URI',
    'NEO4J_PASSWORD',
    'PANINI_CORS_ORIGIN',
    'EMBEDDER',
    'OPENAI_API_KEY',
    'EMBEDDING_BASE_URL',
    'RERANKER',
    'COHERE_API_KEY',
    'COHERE_BASE_URL',
    'LANGUAGE_MODEL',
    'LANGUAGE_MODEL_BASE_URL',
    'LANGUAGE_MODEL_API_KEY',
    'LANGUAGE_MODEL_MODE',
    'LANGUAGE_MODEL_PRESET',
    'LANGUAGE_MODEL_MAX_OUTPUT_TOKENS',
    'LANGUAGE_MODEL_REQUESTS_PER_MINUTE',
    'LANGUAGE_MODEL_TOKENS_PER_MINUTE',
    'LANGUAGE_MODEL_PRICE_INPUT',
    'LANGUAGE_MODEL_PRICE_OUTPUT',
    'LANGUAGE_MODEL_PRICE_CACHED_INPUT',
    'PANINI_TEST_FAILPOINT',
  ];
}
