import { LINK_WORDS } from '../names/name-words.js';
import type { NameForm } from '../names/name-form.js';
import { nameTokens } from '../names/fold-name.js';

/**
 * Where a shorter name stands in a longer one: `complement` behind a link word (`India` in `Supreme Court of India`), its `first` words
 * (`United States` in `United States Air Force`), its `last` ones, or `between`.
 */
export type NamePart = 'complement' | 'first' | 'last' | 'between';

/** Where the words of the one stand in the other; null when neither is a part of the other. */
export function partOfName(left: NameForm, right: NameForm): NamePart | null {
  const [part, whole] = left.core.length <= right.core.length ? [left, right] : [right, left];
  const isPart = part.core.length < whole.core.length && part.core.every((word) => whole.core.includes(word));
  if (!isPart) return null;
  if (isBehindLink(nameTokens(whole.folded), part.core[0] ?? '')) return 'complement';
  if (whole.core[0] === part.core[0]) return 'first';
  return whole.core.at(-1) === part.core.at(-1) ? 'last' : 'between';
}

function isBehindLink(words: readonly string[], word: string): boolean {
  const before = words.slice(0, Math.max(0, words.indexOf(word)));
  const last = before.findLast((other) => !/^(?:the|a|an)$/.test(other)) ?? '';
  return LINK_WORDS.has(last);
}
