import { Inject, Injectable } from '@nestjs/common';
import { AskService } from '../../asking/ask.service.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../../models/language-model.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { DEFAULT_BASELINE } from '../baselines/baseline.js';
import { PassageMethod } from '../baselines/passage-method.js';
import { PassageRankingService } from '../baselines/passage-ranking.service.js';
import { PassageVectorsService } from '../baselines/passage-vectors.service.js';
import type { EvaluationMethod } from '../evaluation-method.js';
import { PaniniMethod, type PaniniSettings } from '../panini-method.js';
import { NoRetrievalMethod } from '../reader/no-retrieval-method.js';
import { AgentMethod } from '../reasoning/agent-method.js';
import { IrcotMethod } from '../reasoning/ircot-method.js';
import { PairSearch } from '../reasoning/pair-search.js';
import { PassageSearch } from '../reasoning/passage-search.js';
import type { ComparedMethod } from './compared-method.js';

/** Who plans and who answers, for all methods alike. */
export type ComparedModes = Pick<PaniniSettings, 'plans' | 'answers'>;

const NO_MODEL = 'it needs a language model, and none is configured (LANGUAGE_MODEL)';

const NEEDS_MODEL: ReadonlySet<ComparedMethod['kind']> = new Set(['none', 'ircot', 'agent'] as const);

/** Passages that a budget of tokens may be filled with. */
const FILLING_PASSAGES = 40;

/** Makes the methods of a comparison. */
@Injectable()
export class MethodFactoryService {
  constructor(
    @Inject(AskService) private readonly asking: AskService,
    @Inject(PassageRankingService) private readonly ranking: PassageRankingService,
    @Inject(PassageVectorsService) private readonly vectors: PassageVectorsService,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {}

  /** Name of the language model, or `none`. */
  get modelName(): string {
    return this.model?.model ?? 'none';
  }

  /** Why a method cannot run here, or null. */
  reasonToSkip(method: ComparedMethod, { plans, answers }: ComparedModes): string | null {
    if (this.model) return null;
    const reasons = NEEDS_MODEL.has(method.kind);
    const plansByModel = method.kind === 'panini' && plans === 'llm' && !method.undivided;
    return reasons || answers === 'llm' || plansByModel ? NO_MODEL : null;
  }

  /** A method that `reasonToSkip` has no word against. */
  create(method: ComparedMethod, workspace: Workspace, modes: ComparedModes): EvaluationMethod {
    const { model } = this;
    if (model && NEEDS_MODEL.has(method.kind)) return this.reasoning(method, workspace, model);
    if (method.baseline) return this.passages({ ...method, baseline: method.baseline }, workspace, modes);
    const plans = method.undivided ? 'none' : modes.plans;
    return new PaniniMethod(this.asking, { ...modes, plans, recipe: method.recipe ?? {} });
  }

  private reasoning(method: ComparedMethod, workspace: Workspace, model: LanguageModel): EvaluationMethod {
    if (method.kind === 'none') return new NoRetrievalMethod(model);
    const { ranking, vectors } = this;
    const tool = method.pairs
      ? new PairSearch(this.asking, method.pairs)
      : new PassageSearch({ ranking, vectors }, workspace, method.baseline ?? 'bm25');
    return method.kind === 'ircot' ? new IrcotMethod(model, tool) : new AgentMethod(method.name, model, tool);
  }

  private passages(
    { baseline, evidenceTokens }: ComparedMethod & { baseline: NonNullable<ComparedMethod['baseline']> },
    workspace: Workspace,
    { answers }: ComparedModes,
  ): EvaluationMethod {
    const { ranking, vectors, model } = this;
    const reader = answers === 'llm' && model ? { reader: model } : {};
    const room = evidenceTokens === undefined ? {} : { evidenceTokens, passages: FILLING_PASSAGES };
    const options = { ...DEFAULT_BASELINE, name: baseline, ...room };
    return new PassageMethod({ ranking, vectors, ...reader }, workspace, options);
  }
}
