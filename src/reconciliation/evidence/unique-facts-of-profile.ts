import { uniqueFactAsked, uniqueFactValue, type UniqueFact } from '../../gsw/unique-facts.js';
import { words } from '../../text/fold.js';
import type { EntityProfile } from '../entity-profile.js';

/** Unique facts of a profile: what questions about it answer once. A question with several answers states none. */
export function uniqueFactsOfProfile({ name, facts }: EntityProfile): UniqueFact[] {
  const answers = new Map<string, string[]>();
  for (const { question, otherName } of facts)
    answers.set(question, [...(answers.get(question) ?? []), otherName]);
  const own = words(name);
  return [...answers].flatMap(([question, [answer = '', ...more]]) => {
    const kind = uniqueFactAsked(question);
    if (!kind || more.some((other) => other !== answer) || !asksAbout(question, own)) return [];
    const value = uniqueFactValue(kind, answer);
    return value === null ? [] : [{ kind, value }];
  });
}

/** For "Who was the father of Ada?" the subject is Ada: a word of its name has to stand in the question. */
function asksAbout(question: string, own: readonly string[]): boolean {
  const asked = new Set(words(question));
  return own.some((word) => word.length > 1 && asked.has(word));
}
