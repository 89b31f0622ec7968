/** Reading copy of a text: one space between words, none inside brackets and quotation marks, so that rules need not know every way to set them. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^<>]{0,40}>/gu, ' ')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(/\(\s+/gu, '(')
    .replace(/\s+\)/gu, ')')
    .replace(/([\p{L}\p{N}.,;])\(/gu, '$1 (')
    .replace(/\(\s*[;,]\s*/gu, '(')
    .replace(/([\p{L}\p{N}])-\s+(?=\p{L})/gu, '$1-')
    .replace(/([\p{L}\p{N},])"\s*([^"]{1,90}?)\s*"/gu, '$1 "$2"')
    .replace(/"\s*([^"]{1,90}?)\s*"(?=[\s.,;:)]|$)/gu, '"$1"')
    .trim();
}
