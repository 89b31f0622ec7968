import type { Environment } from '../config/environment.js';
import { PaniniError } from '../errors/panini-error.js';

/** Which local model files are there. */
export interface LocalFiles {
  embedder: boolean;
  reranker: boolean;
}

export interface ModelSelection {
  embedder: 'local' | 'openai';
  reranker: 'local' | 'cohere' | 'embedding';
  /** What the user asked for or would expect and does not get, one sentence each. */
  notes: string[];
}

type ModelSettings = Pick<
  Environment,
  'EMBEDDER' | 'OPENAI_API_KEY' | 'EMBEDDING_BASE_URL' | 'RERANKER' | 'COHERE_API_KEY' | 'COHERE_BASE_URL'
>;

const NO_RERANKER =
  'The files of the local reranker are not there: evidence is ranked by the embedding alone. `npm run quickstart` fetches them where pip is installed.';
const NO_EMBEDDER = 'The files of the local embedder are not there: `npm run quickstart` fetches them.';

/**
 * Which embedder and reranker the environment asks for.
 * @throws PaniniError CONFIGURATION_INVALID when a remote side is asked for with neither key nor address.
 */
export function selectModels(settings: ModelSettings, files: LocalFiles): ModelSelection {
  const embedder = selectEmbedder(settings);
  const wanted = wantedReranker(settings);
  const reranker = wanted === 'local' && !files.reranker ? 'embedding' : wanted;
  const notes = [
    ...(embedder === 'local' && !files.embedder ? [NO_EMBEDDER] : []),
    ...(reranker === wanted ? [] : [NO_RERANKER]),
  ];
  return { embedder, reranker, notes };
}

function selectEmbedder({ EMBEDDER, OPENAI_API_KEY, EMBEDDING_BASE_URL }: ModelSettings): 'local' | 'openai' {
  const reachable = Boolean(OPENAI_API_KEY ?? EMBEDDING_BASE_URL);
  if (EMBEDDER === 'openai' && !reachable) {
    throw incomplete(
      'EMBEDDER is `openai`',
      'OPENAI_API_KEY, or EMBEDDING_BASE_URL for an endpoint without a key',
    );
  }
  return EMBEDDER ?? (reachable ? 'openai' : 'local');
}

function wantedReranker({
  RERANKER,
  COHERE_API_KEY,
  COHERE_BASE_URL,
}: ModelSettings): ModelSelection['reranker'] {
  if (RERANKER === 'cohere' && !COHERE_API_KEY && !COHERE_BASE_URL) {
    throw incomplete(
      'RERANKER is `cohere`',
      'COHERE_API_KEY, or COHERE_BASE_URL for an endpoint without a key',
    );
  }
  return RERANKER ?? (COHERE_API_KEY ? 'cohere' : 'local');
}

function incomplete(what: string, needed: string): PaniniError {
  return new PaniniError(
    'CONFIGURATION_INVALID',
    `${what}, but there is neither a key nor an address for it.`,
    {
      hint: `Set ${needed}.`,
    },
  );
}
