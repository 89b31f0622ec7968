import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** o200k_base tokens of a text; special-token spellings in it count as the text they are. */
export function tokenCount(text: string): number {
  return countTokens(text, { disallowedSpecial: new Set() });
}
