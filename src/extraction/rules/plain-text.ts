/** Reading copy of a text: one space between words, none inside brackets and quotation marks, so that rules need not know every way to set them. */
export function plainText(text: string): string {
  return quotesAsPairs(text)
    .normalize('NFC')
    .replace(/<[^<>]{0,40}>/gu, ' ')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(/\(\s+/gu, '(')
    .replace(/\s+\)/gu, ')')
    .replace(/([\p{L}\p{N}.,;])\(/gu, '$1 (')
    .replace(/\(\s*[;,]\s*/gu, '(')
    .replace(/(?<!\b(?:an|o)(?=[dr]-))([\p{L}\p{N}])-\s+(?=\p{L})/gu, '$1-')
    .replace(/\(([^()]{0,300})\([^()]{0,100}\)([^()]{0,300})\)/gu, '($1$2)')
    .trim();
}

/** Quotation marks that come in pairs, set as usual: a space before the first of two and none after it. */
function quotesAsPairs(text: string): string {
  const pieces = text.split(/\s*["“”]\s*/u);
  if (pieces.length % 2 === 0) return text;
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return `"${piece}"`;
      const isTight = index === 0 || /^[.,;:)?!'’]/u.test(piece) || piece === '';
      const opened = isTight ? piece : ` ${piece}`;
      return index === pieces.length - 1 || piece === '' || /[(]$/u.test(piece) ? opened : `${opened} `;
    })
    .join('');
}
