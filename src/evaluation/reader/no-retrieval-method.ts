import { NOT_AVAILABLE } from '../../answering/answer.js';
import type { RequestContext } from '../../context/request-context.js';
import type { LanguageModel } from '../../models/language-model.js';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from '../evaluation-method.js';
import { timed } from '../timed.js';
import { readPassages } from './read-passages.js';

/** A language model that answers from what it knows, without evidence. */
export class NoRetrievalMethod implements EvaluationMethod {
  readonly name = 'none';

  constructor(private readonly model: LanguageModel) {}

  async prepare(): Promise<void> {}

  async answer({ signal }: RequestContext, { question }: EvaluationQuestion): Promise<MethodAnswer> {
    const read = await timed(() => readPassages({ question, passages: [] }, { model: this.model, signal }));
    const { text, usage } = read.value;
    return {
      predicted: text,
      refusal: text === NOT_AVAILABLE ? 'MODEL_REFUSED' : null,
      plan: [],
      evidence: [],
      evidenceTokens: 0,
      confidence: 0,
      calls: usage,
      ms: { total: read.ms, plan: 0, embed: 0, graph: 0, rerank: 0, answer: read.ms },
    };
  }
}
