import type { EvidenceLine } from '../retrieval/evidence.js';
import type { Citation } from './answer.js';

/** A line of evidence as an answer cites it. */
export function citationOfLine({ questionId, question, answers, sources }: EvidenceLine): Citation {
  return { questionId, question, answers, sources };
}
