import { containsWords } from './fold.js';

/** Splits tried at most: a hostile question of many "or" must not cost more. */
const MOST_SEPARATORS = 12;

interface Separator {
  start: number;
  end: number;
  isComma: boolean;
}

/**
 * The options a list of titles names ("Murder, She Wrote or The Fall"), in order. Titles may hold the joining word and commas themselves:
 * of all ways to split, the one whose parts are named most in `contexts` (the questions of the plan) is taken, then the one with fewest parts.
 */
export function splitOptions(list: string, joiner: 'or' | 'and', contexts: readonly string[]): string[] {
  const text = list.replace(/[?.]?\s*$/, '').replace(/^(?:either|both)\s+/i, '');
  const separators = findSeparators(text, joiner);
  const joins = separators.filter((separator) => !separator.isComma);
  const candidates = joins.flatMap((join) => [
    cut(text, [join]),
    cut(text, [...separators.filter((comma) => comma.isComma && comma.end < join.start), join]),
  ]);
  const oxford = text.match(new RegExp(`,\\s+${joiner}\\s`, 'i'));
  return best(candidates, contexts, oxford !== null && joins.length === 1);
}

function findSeparators(text: string, joiner: string): Separator[] {
  const pattern = new RegExp(`,?\\s+${joiner}\\s+|,\\s+`, 'gi');
  return [...text.matchAll(pattern)].slice(0, MOST_SEPARATORS).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isComma: match[0].trim() === ',',
  }));
}

function cut(text: string, separators: readonly Separator[]): string[] {
  const starts = [0, ...separators.map((separator) => separator.end)];
  return starts.map((start, index) => text.slice(start, separators[index]?.start ?? text.length).trim());
}

function best(candidates: string[][], contexts: readonly string[], isList: boolean): string[] {
  const usable = candidates.filter((parts) => parts.length > 1 && parts.every((part) => part !== ''));
  const ranked = usable.map((parts) => ({ parts, named: namedShare(parts, contexts) }));
  ranked.sort((left, right) => right.named - left.named || sizeOrder(left.parts, right.parts, isList));
  return ranked[0]?.parts ?? [];
}

function sizeOrder(left: readonly string[], right: readonly string[], isList: boolean): number {
  return isList ? right.length - left.length : left.length - right.length;
}

function namedShare(parts: readonly string[], contexts: readonly string[]): number {
  const named = parts.filter((part) => contexts.some((context) => containsWords(context, part)));
  return named.length / parts.length;
}
