const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/g;
const ARTICLES = /(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu;

/** An answer as SQuAD compares it: lower case, no ASCII punctuation, no English articles, single spaces. */
export function normaliseAnswer(text: string): string {
  return text.toLowerCase().replace(ASCII_PUNCTUATION, '').replace(ARTICLES, ' ').trim().replace(/\s+/g, ' ');
}

/** Words of a normalised answer; none when nothing is left of it. */
export function answerTokens(text: string): string[] {
  const normalised = normaliseAnswer(text);
  return normalised === '' ? [] : normalised.split(' ');
}
