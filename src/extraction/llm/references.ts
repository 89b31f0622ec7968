const REFERENCE = /@(@|\d{1,4})/g;

/** Replaces each `@7` by the name of entity 7 and `@@` by one `@`; a reference to no entity stays as it is. */
export function expandReferences(text: string, names: ReadonlyMap<number, string>): string {
  return text.replace(REFERENCE, (whole, what: string) =>
    what === '@' ? '@' : (names.get(Number(what)) ?? whole),
  );
}

/** The entities that a text refers to by `@id`, in order and once each. */
export function referencesIn(text: string): number[] {
  const ids = [...text.matchAll(REFERENCE)].flatMap(([, what]) => (what === '@' ? [] : [Number(what)]));
  return [...new Set(ids)];
}

/** Writes `@id` for each whole name in a text, longer names first, so that expandReferences gives the text back. */
export function writeReferences(text: string, names: ReadonlyMap<number, string>): string {
  const byLength = [...names].filter(([, name]) => name.length > 1).sort(longerFirst);
  const pattern = byLength.map(([, name]) => escaped(name)).join('|');
  const ids = new Map([...byLength].reverse().map(([id, name]) => [name, id]));
  const whole = new RegExp(`@|(?<![\\p{L}\\p{N}])(?:${pattern || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(whole, (found) => (found === '@' ? '@@' : `@${ids.get(found) ?? ''}`));
}

function longerFirst([leftId, left]: [number, string], [rightId, right]: [number, string]): number {
  return right.length - left.length || leftId - rightId;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
