import { fullGivenName } from '../names/nicknames.js';
import type { NameForm } from '../names/name-form.js';
import { areNearWords, areSpellings } from '../names/near-words.js';
import type { CandidateSource } from './candidate-pair.js';

/** Whether two names of one block are worth a look, by the kind of block: a block holds by-catch. */
export function mayBeNamesOfOne(left: NameForm, right: NameForm, source: CandidateSource): boolean {
  if (source === 'spelling') return areSpellings(left.core, right.core);
  if (source === 'name-part') return isPart(left.core, right.core) || isPart(right.core, left.core);
  if (source === 'shared-fact') return shareAWord(left.core, right.core);
  return true;
}

function isPart(part: readonly string[], whole: readonly string[]): boolean {
  return part.length < whole.length && part.every((word) => whole.includes(word));
}

function shareAWord(left: readonly string[], right: readonly string[]): boolean {
  return left.some((word) =>
    right.some((other) => fullGivenName(word) === fullGivenName(other) || areNearWords(word, other)),
  );
}
