/** Format characters, tags and control characters but tab and line end: what a reader does not see, a model must not read. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?![\t\n])\p{Cc}/gu;
/** Joiners carry meaning between letters and emoji (Persian, Indic scripts, families). */
const JOINED =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])/gu;
const KEPT = ['\uE000', '\uE001'] as const;

/** NFC without invisible, bidirectional and control characters; joiners within words and emoji stay. */
export function visibleText(text: string): string {
  const marked = text
    .replace(/\r\n?/g, '\n')
    .replaceAll(KEPT[0], '')
    .replaceAll(KEPT[1], '')
    .replace(JOINED, (joiner) => (joiner === '\u200C' ? KEPT[0] : KEPT[1]));
  return marked
    .replace(INVISIBLE, (found) => (found === KEPT[0] || found === KEPT[1] ? found : ''))
    .replaceAll(KEPT[0], '\u200C')
    .replaceAll(KEPT[1], '\u200D')
    .normalize('NFC');
}
