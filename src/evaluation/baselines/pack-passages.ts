import { tokenCount } from '../../text/token-count.js';
import { passageText, type PassageHit } from './baseline.js';

export interface PassageBudget {
  passages: number;
  /** o200k tokens. */
  evidenceTokens?: number;
}

export interface PackedPassages {
  hits: PassageHit[];
  /** o200k tokens of the passages joined by newlines. */
  tokens: number;
}

/** Whole passages, best first, as many as the budget holds; one that does not fit is passed over for the next that does. */
export function packPassages(ranked: readonly PassageHit[], budget: PassageBudget): PackedPassages {
  let packed: PackedPassages = { hits: [], tokens: 0 };
  for (const hit of ranked) {
    if (packed.hits.length >= budget.passages) break;
    const hits = [...packed.hits, hit];
    const tokens = tokenCount(hits.map(passageText).join('\n'));
    if (tokens <= (budget.evidenceTokens ?? Infinity)) packed = { hits, tokens };
  }
  return packed;
}
