/** ISO 639-1 code of a text's language as far as its letters tell, or `und`. The detector is loaded by the first text: it takes a third of a second that no other command needs. */
export async function languageOf(text: string): Promise<string> {
  const { eld } = await import('eld/small');
  const detected = eld.detect(text);
  return detected.language !== '' && detected.isReliable() ? detected.language : 'und';
}
