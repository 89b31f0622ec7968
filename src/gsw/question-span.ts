import { foldWithOffsets } from './folded-text.js';
import type { Question } from './gsw.js';
import type { PassageNames } from './passage-names.js';
import { smallestRun } from './sentences.js';
import { namesIt, type Span } from './spans.js';

/**
 * The smallest run of sentences that holds an answer and another entity of the question; null, which means the whole passage,
 * when the question names no other entity or one of the two does not stand in the text.
 */
export function questionSpan(question: Question, { sentences, names, spans }: PassageNames): Span | null {
  const answers = new Set(question.answers);
  const asked = foldWithOffsets(question.text);
  const others = [...names].filter(([localId, name]) => !answers.has(localId) && namesIt(asked, name));
  const spansOf = (ids: Iterable<string>): Span[] => [...ids].flatMap((id) => [...(spans.get(id) ?? [])]);
  return smallestRun(sentences, spansOf(answers), spansOf(others.map(([localId]) => localId)));
}
