/** Lower case without locale: ß becomes ss, final sigma sigma, and İ leaves no stray dot. */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');
}

/** Case and accents folded, compatibility forms unified: `Zoë`, `ZOE` and `ｚｏｅ` are equal. For comparison only, never stored as a name. */
export function foldText(text: string): string {
  return foldCase(text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** Maximal runs of letters, marks and digits of a text, folded. */
export function words(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
