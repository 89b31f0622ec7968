import type { EvidenceRecord } from '../evaluation-report.js';
import { containsTokens } from './contains-tokens.js';
import { normaliseAnswer } from './normalise-answer.js';

const CLOSED = new Set(['yes', 'no']);

/** Whether the gold answer has to be found: it is neither yes or no nor named in the question itself. */
export function isOpenQuestion(question: string, answer: string): boolean {
  return !CLOSED.has(normaliseAnswer(answer)) && !containsTokens(question, answer);
}

/** 1 when a gold answer or alias stands in one line of the evidence as whole normalised tokens, else 0. */
export function answerInEvidence(evidence: readonly EvidenceRecord[], gold: readonly string[]): 0 | 1 {
  const lines = evidence.map((line) => `${line.question} ${line.answers.join(' ')}`);
  return lines.some((line) => gold.some((answer) => containsTokens(line, answer))) ? 1 : 0;
}
