import { sentences } from '../../gsw/sentences.js';

/** A text in two parts at the sentence border nearest to its middle; null when it is one sentence. */
export function splitInTwo(text: string): [string, string] | null {
  const middle = text.length / 2;
  const borders = sentences(text)
    .map(([, end]) => end)
    .filter((end) => text.slice(0, end).trim() !== '' && text.slice(end).trim() !== '');
  const [first, ...others] = borders;
  if (first === undefined) return null;
  const nearest = others.reduce(
    (best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best),
    first,
  );
  return [text.slice(0, nearest), text.slice(nearest)];
}
