/** Text with case, accents and typographic marks folded away; letters of every script are kept. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
}

/** The words of a folded text: runs of letters and digits, a possessive `'s` left out. */
export function foldedTokens(text: string): string[] {
  return (
    fold(text)
      .replace(/'s(?![\p{L}\p{N}])/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The folded words joined by single spaces: equal for two spellings of one name. */
export function foldedKey(text: string): string {
  return foldedTokens(text).join(' ');
}

/** True when the words of `part` stand in `whole`, together and in order; false for a part without words. */
export function containsWords(whole: string, part: string): boolean {
  const key = foldedKey(part);
  return key !== '' && ` ${foldedKey(whole)} `.includes(` ${key} `);
}
