/** One form for the same words, so that a file saved with other line ends is not another document. A lone surrogate becomes U+FFFD. */
export function normaliseText(text: string): string {
  return text
    .replace(/^\uFEFF/u, '')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
