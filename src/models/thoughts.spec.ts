import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ThoughtFilter, withoutThoughts } from './thoughts.js';

/** What is handed on of a text that comes in pieces of some length. */
function streamed(text: string, length: number): string {
  const pieces: string[] = [];
  const filter = new ThoughtFilter((piece) => pieces.push(piece));
  for (let start = 0; start < text.length; start += length) filter.push(text.slice(start, start + length));
  filter.end();
  return pieces.join('');
}

describe('thoughts of open models', () => {
  it.each([
    ['before the reply', '<think>Hm, {"a":1}?</think>\n\n{"a":2}', '{"a":2}'],
    ['twice', '<think>one</think><think>two</think> Tarn', 'Tarn'],
    ['that never end', '<think>{"a":1}', ''],
    ['that began in the prompt', 'Hm.</think>\nTarn', 'Tarn'],
  ])('%s are no part of the reply', (_name, text, reply) => {
    expect(withoutThoughts(text)).toBe(reply);
  });

  it.each(['Tarn', '{"a":"</think> is a tag"}', 'The tag <think> opens.', '<thinking> is a word'])(
    'leave "%s" as it is',
    (text) => expect(withoutThoughts(text)).toBe(text),
  );

  it('are held back from a stream wherever it is cut, and all else is handed on', () => {
    const words = fc.stringMatching(/^[a-z<{][a-z <>{]{0,20}$/);
    fc.assert(
      fc.property(words, fc.boolean(), fc.integer({ min: 1, max: 12 }), (word, thinks, length) => {
        const text = `${thinks ? '<think>Hm <b> hm</think>\n' : ''}${word}`;
        expect(streamed(text, length)).toBe(withoutThoughts(text));
      }),
    );
    expect(streamed('<think>never done', 3)).toBe('');
  });
});
