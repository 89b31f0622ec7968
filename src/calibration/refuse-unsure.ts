import { NOT_AVAILABLE, type Answer } from '../answering/answer.js';

/** The answer as it is, or a refusal with its citations when it is less sure than the calibrated threshold. */
export function refuseUnsure(answer: Answer, threshold: number | null): Answer {
  if (threshold === null || answer.refusal || answer.confidence >= threshold) return answer;
  const sure = `${answer.confidence.toFixed(2)} where this workspace asks for ${threshold.toFixed(2)}`;
  const sentence = `What was found is not sure enough to be an answer: ${sure}.`;
  return { ...answer, text: NOT_AVAILABLE, confidence: 0, refusal: { reason: 'LOW_SCORE', sentence } };
}
