const STOP_WORDS = new Set(
  (
    'a an the of in on at by for from to with and or as is was are were be been being do does did done has have had having who whom whose what which when ' +
    'where why how that this these those it its there here can could will would shall should may might must not no than then also same so such i you he she ' +
    'they we his her their our my your out up down into onto about over under between among both name tell me us give if s any some one'
  ).split(' '),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Words of the question that carry meaning and occur, up to simple inflection, in none of the texts; in order, without repeats. */
export function droppedQualifiers(question: string, texts: readonly string[]): string[] {
  const said = new Set(texts.flatMap(wordsOf).map(stemOf));
  const dropped = wordsOf(question).filter((word) => !STOP_WORDS.has(word) && !said.has(stemOf(word)));
  return [...new Set(dropped)];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** "locations", "located" and "locates" share a stem; short words keep their ends. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
  return stem.length >= 2 ? stem : word;
}
