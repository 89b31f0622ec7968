import { isAskedPhrase } from './question-frame.js';
import type { Reducer } from './reduce-relation.js';
import { findRelativeClause, type RelativeClause } from './relative-clause.js';
import { clauseQuestion } from './relative-question.js';
import { tagWords, type TaggedWord } from './tagger.js';

/** "the city where X was born" becomes a reference to "In which city was X born?"; the innermost clause first. */
export const reduceClause: Reducer = (text, { mask, writer }) => {
  const words = tagWords(text);
  const clause = findRelativeClause(words);
  if (clause === undefined) return undefined;
  const [start, end] = offsetsOf(words, clause);
  if (isAskedPhrase(text, start, end)) return undefined;
  const made = clauseQuestion(words, clause);
  if (made === undefined) return undefined;
  made.explained.forEach((phrase) => writer.explain(phrase));
  const reference = mask.hideReferences(writer.ask(mask.show(made.question)));
  // The comma that closes a clause in commas goes with it.
  const inCommas = words[clause.headEnd]?.text === ',';
  return (
    text.slice(0, start) + reference + (inCommas ? text.slice(end).replace(/^ ?,(?= )/, '') : text.slice(end))
  );
};

function offsetsOf(words: readonly TaggedWord[], clause: RelativeClause): [number, number] {
  return [words[clause.start]?.start ?? 0, words[clause.clauseEnd - 1]?.end ?? 0];
}
