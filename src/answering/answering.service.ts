import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_MODEL, type LanguageModel } from '../models/language-model.js';
import { noLanguageModel } from '../models/no-language-model.js';
import type { AnswerRequest } from './answer-context.js';
import { answerFromEvidence } from './extractive-answer.js';
import { answerByModel, type ModelAnswer } from './llm/answer-by-model.js';
import { DEFAULT_THRESHOLDS, type AnswerThresholds } from './thresholds.js';

/** Who answers: the language model, or rules that take the answer from the chains. */
export type AnsweringMode = 'llm' | 'extractive';

/** What a question and its evidence come to; thresholds that are left out are the defaults. */
export interface AnsweringRequest extends Omit<AnswerRequest, 'thresholds'> {
  thresholds?: Partial<AnswerThresholds>;
  /** Absent: the language model when one is configured, else the rules. */
  mode?: AnsweringMode | undefined;
  signal?: AbortSignal;
  /** Called with each piece of the model's reply as it is written. */
  onText?: (piece: string) => void;
}

/** Turns retrieved evidence into a short cited answer or an honest refusal. */
@Injectable()
export class AnsweringService {
  constructor(@Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null) {}

  /**
   * The answer with the model calls it took. Without any evidence no model is asked: there is nothing that it could answer from.
   * @throws PaniniError CONFIGURATION_INVALID for an answer by a model when there is none; those of `answerByModel`
   */
  async answer(request: AnsweringRequest): Promise<ModelAnswer> {
    const { model } = this;
    const mode = request.mode ?? (model ? 'llm' : 'extractive');
    if (mode === 'llm' && !model) throw noLanguageModel('An answer', 'an extractive answer');
    if (mode === 'llm' && model && request.evidence.lines.length > 0)
      return answerByModel(request, { ...interruptible(request), model });
    const thresholds = { ...DEFAULT_THRESHOLDS, ...request.thresholds };
    return { answer: answerFromEvidence({ ...request, thresholds }), usage: [] };
  }
}

function interruptible({ signal, onText }: AnsweringRequest): Pick<AnsweringRequest, 'signal' | 'onText'> {
  return { ...(signal ? { signal } : {}), ...(onText ? { onText } : {}) };
}
