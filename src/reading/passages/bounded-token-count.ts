import { tokenCount } from '../../text/token-count.js';

/** The tokenizer's time grows with the square of a run without a break, so longer runs are counted in parts. */
const LONG_RUN = /\S{257}|\s{257}/u;
const PARTS = /\S{1,256}|\s{1,256}/gu;

/** o200k_base tokens of a text, in linear time on any text; runs of more than 256 characters are counted in parts. */
export function boundedTokenCount(text: string): number {
  if (!LONG_RUN.test(text)) return tokenCount(text);
  return (text.match(PARTS) ?? []).reduce((sum, part) => sum + tokenCount(part), 0);
}
