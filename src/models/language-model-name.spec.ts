import { describe, expect, it } from '@jest/globals';
import { languageModelName } from './language-model-name.js';

describe('choosing the language model', () => {
  it('has none without a key and an address, and when it is switched off', () => {
    expect(languageModelName({})).toBeNull();
    expect(languageModelName({ OPENAI_API_KEY: 'k', LANGUAGE_MODEL: 'none' })).toBeNull();
  });

  it('takes the default where only a key or an address is given', () => {
    expect(languageModelName({ OPENAI_API_KEY: 'k' })).toBe('gpt-4.1-mini');
    expect(languageModelName({ LANGUAGE_MODEL_BASE_URL: 'http://localhost:8000/v1' })).toBe('gpt-4.1-mini');
  });

  it('refuses a name that nothing leads to', () => {
    expect(() => languageModelName({ LANGUAGE_MODEL: 'qwen3' })).toThrow('neither a key nor an address');
  });
});
