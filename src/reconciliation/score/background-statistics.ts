import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { NameStatistics } from '../evidence/name-statistics.js';
import { countryOfName } from '../names/country-name.js';

/** A collection of some thousand passages, to which the counts below are scaled. */
const NAMES = 9_000;
const ENTITIES = 12_000;
/** Of a word of rank `rank`: so many names have it, of so many entities it is told. */
const COMMON_NAME = { rank: 6_000, count: 60, most: 300 };
const COMMON_CONTEXT = { rank: 5_500, count: 2_500, most: 3_000 };
/** Counts fall a little faster than the rank rises (Zipf's law with an exponent above 1). */
const EXPONENT = 1.2;
/** Words are cached up to so many. */
const MOST_CACHED = 50_000;

/**
 * How common words are in English texts at large, by the rank of the word in a tokenizer's vocabulary, which is ordered by frequency.
 * A score so hangs on the pair alone: not on the order in which documents came, nor on what else a workspace holds.
 */
class BackgroundStatistics implements NameStatistics {
  readonly names = NAMES;
  readonly entities = ENTITIES;
  private readonly cached = new Map<string, { tokens: number; rank: number }>();

  namesWith(word: string): number {
    const { tokens, rank } = this.read(word);
    return tokens > 1 ? 1 : scaled(rank, COMMON_NAME);
  }

  entitiesWith(word: string): number {
    if (/^\d+$/.test(word)) return 30;
    const { tokens, rank } = this.read(word);
    if (tokens === 1) return scaled(rank, COMMON_CONTEXT);
    return tokens === 2 ? 20 : 6;
  }

  bearersOf(folded: string): number {
    if (countryOfName(capitalised(folded)) !== null) return 100;
    return folded.includes(' ') ? 2 : this.namesWith(folded);
  }

  /** The commoner of the two ways to write a word. */
  private read(word: string): { tokens: number; rank: number } {
    const known = this.cached.get(word);
    if (known) return known;
    const [best = { tokens: 9, rank: Infinity }] = [word, capitalised(word)]
      .map((written) => encode(` ${written}`, { disallowedSpecial: new Set() }))
      .map((tokens) => ({ tokens: tokens.length, rank: Math.max(...tokens) }))
      .sort((left, right) => left.tokens - right.tokens || left.rank - right.rank);
    if (this.cached.size >= MOST_CACHED) this.cached.clear();
    this.cached.set(word, best);
    return best;
  }
}

/** The same for every pair of a process, so that a word is looked up once. */
export const BACKGROUND: NameStatistics = new BackgroundStatistics();

function scaled(rank: number, common: { rank: number; count: number; most: number }): number {
  const count = common.count * (common.rank / Math.max(1, rank)) ** EXPONENT;
  return Math.max(1, Math.min(common.most, count));
}

function capitalised(word: string): string {
  const [first = '', ...rest] = [...word];
  return first.toUpperCase() + rest.join('');
}
