import { Injectable } from '@nestjs/common';
import type { Answer } from './answer.js';
import type { AnswerRequest } from './answer-context.js';
import { answerFromEvidence } from './extractive-answer.js';
import { DEFAULT_THRESHOLDS, type AnswerThresholds } from './thresholds.js';

/** What a question and its evidence come to; thresholds that are left out are the defaults. */
export type AnsweringRequest = Omit<AnswerRequest, 'thresholds'> & { thresholds?: Partial<AnswerThresholds> };

/** Turns retrieved evidence into a short cited answer or an honest refusal. */
@Injectable()
export class AnsweringService {
  answer(request: AnsweringRequest): Answer {
    return answerFromEvidence({ ...request, thresholds: { ...DEFAULT_THRESHOLDS, ...request.thresholds } });
  }
}
