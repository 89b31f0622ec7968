import type { AnsweringMode } from '../answering/answering.service.js';
import type { AskRequest, AskResult } from '../asking/ask.js';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { PlanningMode } from '../planning/planning.service.js';
import type { EvidenceLine } from '../retrieval/evidence.js';
import type { Recipe } from '../retrieval/recipe.js';
import type { EvaluationQuestion } from './datasets/evaluation-question.js';
import type { EvaluationMethod, MethodAnswer } from './evaluation-method.js';
import type { EvidenceRecord } from './evaluation-report.js';

export interface PaniniSettings {
  /** `given` takes each question's own plan. */
  plans: 'given' | PlanningMode;
  answers: AnsweringMode;
  recipe: Partial<Recipe>;
  /** True to answer however unsure. */
  uncalibrated?: boolean;
}

/** Whatever answers a question with its evidence: the product's AskService. */
export interface Asker {
  /** @throws PaniniError */
  ask(context: RequestContext, request: AskRequest): Promise<AskResult>;
}

/** The product itself, asked as any caller asks it. */
export class PaniniMethod implements EvaluationMethod {
  readonly name = 'panini';

  constructor(
    private readonly asking: Asker,
    private readonly settings: PaniniSettings,
  ) {}

  async prepare(): Promise<void> {}

  async answer(context: RequestContext, question: EvaluationQuestion): Promise<MethodAnswer> {
    return toMethodAnswer(await this.asking.ask(context, this.request(question)));
  }

  private request(question: EvaluationQuestion): AskRequest {
    const { plans, answers, recipe, uncalibrated } = this.settings;
    const asked = { question: question.question, answers, recipe, ...(uncalibrated ? { uncalibrated } : {}) };
    if (plans !== 'given') return { ...asked, plans };
    if (question.plan === undefined || question.plan === null) throw noPlan(question.id);
    return { ...asked, plans: 'none', plan: question.plan };
  }
}

function noPlan(id: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `Question ${id} has no plan of its own.`, {
    hint: 'Give each question a `plan`, or evaluate with plans by rules.',
  });
}

function toMethodAnswer(result: AskResult): MethodAnswer {
  return {
    predicted: result.answer.text,
    refusal: result.answer.refusal?.reason ?? null,
    plan: result.plan.steps.map((step) => ({
      question: step.question,
      requires_retrieval: step.requiresRetrieval,
    })),
    evidence: result.evidence.lines.flatMap(toRecords),
    evidenceTokens: result.evidence.tokens,
    confidence: result.answer.confidence,
    calls: result.calls,
    ms: result.ms,
  };
}

/** A fact that several documents tell is one line for an answerer and a record for each of its sources. */
function toRecords(line: EvidenceLine): EvidenceRecord[] {
  const { question, answers, score, sources } = line;
  return sources.map(({ passage }) => ({ question, answers, passage, score }));
}
