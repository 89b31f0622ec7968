import { NOT_AVAILABLE } from '../../answering/answer.js';
import type { RequestContext } from '../../context/request-context.js';
import type { LanguageModel } from '../../models/language-model.js';
import type { Workspace } from '../../workspaces/workspace.js';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from '../evaluation-method.js';
import type { EvidenceRecord } from '../evaluation-report.js';
import { readPassages, type ReadAnswer } from '../reader/read-passages.js';
import { timed } from '../timed.js';
import { passageText, type BaselineOptions, type PassageHit } from './baseline.js';
import { packPassages } from './pack-passages.js';
import { passageAnswer } from './passage-answer.js';
import type { PassageRankingService } from './passage-ranking.service.js';
import type { PassageVectorsService } from './passage-vectors.service.js';

export interface PassageServices {
  ranking: PassageRankingService;
  vectors: PassageVectorsService;
  /** Reads the passages; the rules do when there is none. */
  reader?: LanguageModel;
}

/**
 * Plain retrieval over whole passages. Answered by a language model that reads them, or without one by the span the rules take from the most
 * relevant sentence; the rules refuse only when no passage was found or none fits the budget.
 */
export class PassageMethod implements EvaluationMethod {
  readonly name: string;

  constructor(
    private readonly services: PassageServices,
    private readonly workspace: Workspace,
    private readonly options: BaselineOptions,
  ) {
    this.name = options.name;
  }

  async prepare(context: RequestContext): Promise<void> {
    if (this.name.startsWith('dense')) await this.services.vectors.fill(this.workspace, context.signal);
  }

  async answer(context: RequestContext, question: EvaluationQuestion): Promise<MethodAnswer> {
    const start = performance.now();
    const { signal } = context;
    const request = { workspace: this.workspace, question: question.question, signal };
    const ranked = await this.services.ranking.rank(request, this.options);
    const packed = packPassages(ranked.hits, this.options);
    const answer = await timed(() => this.read(question.question, packed.hits, signal));
    return {
      predicted: answer.value.text,
      refusal: answer.value.text === NOT_AVAILABLE ? 'EMPTY_HOP' : null,
      plan: [],
      evidence: packed.hits.map(toRecord),
      evidenceTokens: packed.tokens,
      confidence: 0,
      calls: answer.value.usage,
      ms: { total: performance.now() - start, plan: 0, ...ranked.ms, answer: answer.ms },
    };
  }

  private async read(
    question: string,
    hits: readonly PassageHit[],
    signal: AbortSignal,
  ): Promise<ReadAnswer> {
    const { reader, ranking } = this.services;
    const passages = hits.map(passageText);
    if (reader && passages.length > 0) return readPassages({ question, passages }, { model: reader, signal });
    const judge = ranking.judgeFor(this.options, signal);
    return { text: await passageAnswer(question, hits, judge), usage: [] };
  }
}

function toRecord(hit: PassageHit): EvidenceRecord {
  return { question: hit.title, answers: [hit.text], passage: hit.externalId, score: hit.score };
}
