import type { QaPair } from './evidence.js';

/** A pair as an answerer is sent it: question, then answers. Roles are left out: they earned no answer in our measurements. */
export function evidenceText(pair: Pick<QaPair, 'question' | 'answers'>): string {
  return `${pair.question} ${pair.answers.map((answer) => answer.name).join('; ')}`.trim();
}

/** A pair as the reranker reads it: with the title, since a question often leaves out what its document is about. */
export function rerankText(pair: Pick<QaPair, 'question' | 'answers' | 'source'>): string {
  return `${pair.source.title}: ${evidenceText(pair)}`;
}
