import { eld } from 'eld/small';

/** ISO 639-1 code of a text's language as far as its letters tell, or `und`. */
export function languageOf(text: string): string {
  const detected = eld.detect(text);
  return detected.language !== '' && detected.isReliable() ? detected.language : 'und';
}
