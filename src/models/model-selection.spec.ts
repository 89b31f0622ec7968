import { describe, expect, it } from '@jest/globals';
import { selectModels } from './model-selection.js';

const BOTH = { embedder: true, reranker: true };
const NEITHER = { embedder: false, reranker: false };

describe('which models the environment asks for', () => {
  it('runs both in this process when nothing is set', () => {
    expect(selectModels({}, BOTH)).toEqual({ embedder: 'local', reranker: 'local', notes: [] });
  });

  it.each([{ OPENAI_API_KEY: 'k' }, { EMBEDDING_BASE_URL: 'http://localhost:1' }])(
    'embeds remotely with %j',
    (settings) => {
      expect(selectModels(settings, BOTH)).toEqual({ embedder: 'openai', reranker: 'local', notes: [] });
    },
  );

  it('reranks at Cohere when its key is set', () => {
    expect(selectModels({ COHERE_API_KEY: 'k' }, NEITHER).reranker).toBe('cohere');
  });

  it('obeys an explicit choice against a key', () => {
    const settings = {
      EMBEDDER: 'local',
      OPENAI_API_KEY: 'k',
      RERANKER: 'embedding',
      COHERE_API_KEY: 'k',
    } as const;
    expect(selectModels(settings, BOTH)).toEqual({ embedder: 'local', reranker: 'embedding', notes: [] });
  });

  it.each([{}, { RERANKER: 'local' } as const])(
    'ranks by embedding and says so when the reranker is missing (%j)',
    (settings) => {
      const { reranker, notes } = selectModels(settings, { embedder: true, reranker: false });
      expect(reranker).toBe('embedding');
      expect(notes).toEqual([expect.stringContaining('local reranker are not there')]);
    },
  );

  it('says when the files of the local embedder are missing', () => {
    expect(selectModels({ RERANKER: 'embedding' }, NEITHER).notes).toEqual([
      expect.stringContaining('local embedder are not there'),
    ]);
    expect(selectModels({ OPENAI_API_KEY: 'k', RERANKER: 'embedding' }, NEITHER).notes).toEqual([]);
  });

  it.each([{ EMBEDDER: 'openai' } as const, { RERANKER: 'cohere' } as const])(
    'refuses %j without key and address',
    (settings) => {
      expect(() => selectModels(settings, BOTH)).toThrow(
        expect.objectContaining({ code: 'CONFIGURATION_INVALID' }),
      );
    },
  );

  it('takes an address without a key', () => {
    const settings = {
      EMBEDDER: 'openai',
      EMBEDDING_BASE_URL: 'http://localhost:1',
      RERANKER: 'cohere',
      COHERE_BASE_URL: 'http://localhost:2',
    } as const;
    expect(selectModels(settings, NEITHER)).toEqual({ embedder: 'openai', reranker: 'cohere', notes: [] });
  });
});
