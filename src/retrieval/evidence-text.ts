import type { QaPair } from './evidence.js';

/** A pair as the reranker and the answerer read it: question, then answers. Roles are left out: they earned no answer in our measurements. */
export function evidenceText(pair: Pick<QaPair, 'question' | 'answers'>): string {
  return `${pair.question} ${pair.answers.map((answer) => answer.name).join('; ')}`.trim();
}
