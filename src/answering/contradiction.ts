import { containsWords } from '../comparison/fold.js';
import { parseDate } from '../comparison/parse-date.js';
import type { ChainHop } from '../retrieval/evidence.js';
import type { JudgedChain } from './judged-chain.js';
import type { AnswerThresholds } from './thresholds.js';

/** Questions whose fact a thing has once: two documents that differ on it contradict each other. */
const ONCE =
  /\b(?:born|birth(?:day|place)?|die[ds]?|death|father|mother|capital|founded|established|released)\b/i;
const ASKS_ONE = /^\s*(?:when|where|who|in (?:what|which)|what is the (?:date|place|capital))\b/i;

/** An equally strong chain from another document that answers the same question about the same thing otherwise; null when there is none. */
export function contradiction(
  chosen: JudgedChain,
  holding: readonly JudgedChain[],
  thresholds: AnswerThresholds,
): JudgedChain | null {
  const hop = chosen.chain.hops.at(-1);
  if (!hop || !ASKS_ONE.test(hop.asked) || !ONCE.test(hop.asked)) return null;
  const rivals = holding.filter((other) => other.strength >= chosen.strength * thresholds.conflictMargin);
  return rivals.find((other) => contradicts(hop, other.chain.hops.at(-1))) ?? null;
}

function contradicts(hop: ChainHop, other: ChainHop | undefined): boolean {
  if (!other || other.asked !== hop.asked || other.pair.source.documentId === hop.pair.source.documentId)
    return false;
  const [one, two] = [hop, other].map(({ pair }) =>
    pair.answers.length === 1 ? pair.answers[0] : undefined,
  );
  return one !== undefined && two !== undefined && !agree(one.name, two.name);
}

function agree(left: string, right: string): boolean {
  const [one, other] = [parseDate(left), parseDate(right)];
  if (one && other) return one.earliest <= other.latest && other.earliest <= one.latest;
  return containsWords(left, right) || containsWords(right, left) || sharesWord(left, right);
}

/** "Lyon" and "Lyon, France", "Ann Quayle" and "Ann of Orm" may be one: only names without a common word differ for certain. */
function sharesWord(left: string, right: string): boolean {
  return left.split(/[\s,]+/).some((word) => word.length > 2 && containsWords(right, word));
}
