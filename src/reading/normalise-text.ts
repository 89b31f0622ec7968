import { cleanPassageText } from '../gsw/interchange/clean-text.js';

/** One form for the same words, so that a file saved with other line ends is not another document. A lone surrogate becomes U+FFFD. */
export function normaliseText(text: string): string {
  return cleanPassageText(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .text.split(/\r\n|\r|\n/u)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
