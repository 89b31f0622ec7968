import { describe, expect, it } from '@jest/globals';
import { LOCAL_EMBEDDER, LOCAL_RERANKER } from '../../src/models/local/local-model.js';
import { EMBEDDER_FILES, RERANKER_FILES } from '../../src/server/model-files.js';

describe('the folders of the local models', () => {
  it('are read where they are fetched to', () => {
    expect([LOCAL_EMBEDDER.folder, LOCAL_RERANKER.folder]).toEqual([
      EMBEDDER_FILES.name,
      RERANKER_FILES.name,
    ]);
  });
});
