import { NOT_AVAILABLE } from '../../answering/answer.js';
import type { RequestContext } from '../../context/request-context.js';
import type { Workspace } from '../../workspaces/workspace.js';
import type { EvaluationQuestion } from '../datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from '../evaluation-method.js';
import type { EvidenceRecord } from '../evaluation-report.js';
import { timed } from '../timed.js';
import type { BaselineOptions, PassageHit } from './baseline.js';
import { packPassages } from './pack-passages.js';
import { passageAnswer } from './passage-answer.js';
import type { PassageRankingService } from './passage-ranking.service.js';
import type { PassageVectorsService } from './passage-vectors.service.js';

export interface PassageServices {
  ranking: PassageRankingService;
  vectors: PassageVectorsService;
}

/**
 * Plain retrieval over whole passages, answered without an LLM: the span the rules take from the most relevant sentence of the passages
 * given as evidence. Refuses only when no passage was found or none fits the budget.
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
    const judge = this.services.ranking.judgeFor(this.options, signal);
    const answer = await timed(() => passageAnswer(question.question, packed.hits, judge));
    return {
      predicted: answer.value,
      refusal: answer.value === NOT_AVAILABLE ? 'EMPTY_HOP' : null,
      plan: [],
      evidence: packed.hits.map(toRecord),
      evidenceTokens: packed.tokens,
      ms: { total: performance.now() - start, plan: 0, ...ranked.ms, answer: answer.ms },
    };
  }
}

function toRecord(hit: PassageHit): EvidenceRecord {
  return { question: hit.title, answers: [hit.text], passage: hit.externalId, score: hit.score };
}
