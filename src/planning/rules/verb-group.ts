import type { TaggedWord } from './tagger.js';

/** Whether the word is a verb or an auxiliary. */
export function isVerbal(word: TaggedWord | undefined): boolean {
  return word?.tag === 'VERB' || word?.tag === 'AUX';
}

/** A finite verb or the first auxiliary of one; not "to go", "and address", "being", nor the participle after an auxiliary. */
export function startsVerbGroup(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || !isVerbal(word) || word.text.endsWith('ing')) return false;
  return !/^(?:to|and|or|also|not)$/i.test(before?.text ?? '') && before?.tag !== 'AUX';
}
