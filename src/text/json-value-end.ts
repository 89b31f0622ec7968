/** Offset after the bracket that closes the one at `from`, brackets inside strings left out; null when it is never closed. */
export function jsonValueEnd(text: string, from: number = 0): number | null {
  const signs = /\\.|["[{}\]]/gs;
  signs.lastIndex = from;
  let depth = 0;
  let quoted = false;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign] = found;
    if (sign === '"') quoted = !quoted;
    if (quoted) continue;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return signs.lastIndex;
  }
  return null;
}
