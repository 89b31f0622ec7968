import { createHash } from 'node:crypto';
import { matchKey } from '../text/match-key.js';
import type { Gsw, Question, VerbPhrase } from './gsw.js';

/** A pair of things that a passage's GSW joins, whatever the wording and the direction. */
export interface JoinedPair {
  /** The sorted match keys of both. */
  endpoints: string;
  verbPhrase: VerbPhrase;
  /** The question whose answer is one of them. */
  question: Question;
  answer: string;
}

/** The pairs that the verb phrases of a GSW join, each once: an answer of one question with an answer of another. */
export function joinedPairs({ entities, verbPhrases }: Gsw): Map<string, JoinedPair> {
  const names = new Map(entities.map(({ localId, name }) => [localId, name]));
  const keysOf = ({ answers }: Question): { key: string; name: string }[] =>
    answers.flatMap((id) => {
      const name = names.get(id);
      return name === undefined || matchKey(name) === '' ? [] : [{ key: matchKey(name), name }];
    });
  const pairs = new Map<string, JoinedPair>();
  for (const verbPhrase of verbPhrases) {
    for (const [index, question] of verbPhrase.questions.entries()) {
      const others = verbPhrase.questions.slice(index + 1).flatMap(keysOf);
      for (const { key, name } of keysOf(question)) {
        for (const other of others) {
          const endpoints = [key, other.key].sort().join('\n');
          if (key !== other.key && !pairs.has(endpoints))
            pairs.set(endpoints, { endpoints, verbPhrase, question, answer: name });
        }
      }
    }
  }
  return pairs;
}

/** Names a joined pair of a passage without its text: 16 hexadecimal digits. */
export function relationId(passage: string, endpoints: string): string {
  return createHash('sha256').update(`${passage}\n${endpoints}`).digest('hex').slice(0, 16);
}
