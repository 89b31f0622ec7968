import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService } from '../graph/graph.service.js';
import type { LanguageModel, LanguageModelCall } from '../models/language-model.js';
import { costOf, usdText } from './cost-of.js';
import { PRICE_BOOK, type PriceBook } from './price-book.js';
import { mostTokens } from './most-tokens.js';

/** Seconds that money is held for a call whose process died. */
const HELD_SECONDS = 600;
const POLL_MS = 200;

/** Who spends: an ingest that may have a budget. */
export interface Spender {
  ingestId: string;
  budgetUsd: number | null;
}

/** Holds the most that a call can cost before it is made, counted across all processes, so that a budget is never passed. */
@Injectable()
export class Budgets {
  constructor(
    @Inject(GraphService) private readonly graph: GraphService,
    @Inject(PRICE_BOOK) private readonly prices: PriceBook,
  ) {}

  /**
   * Money for one call; null when the ingest has no budget. A call that fits once others have ended waits for them.
   * @returns id of the hold, to be given back when the call is counted. @throws PaniniError BUDGET_EXCEEDED, CONFIGURATION_INVALID, CANCELLED
   */
  async hold(
    { ingestId, budgetUsd }: Spender,
    model: LanguageModel,
    call: LanguageModelCall,
  ): Promise<string | null> {
    if (budgetUsd === null) return null;
    const usd = this.mostUsd(model, call);
    const id = randomUUID();
    for (;;) {
      throwIfInterrupted(call.signal);
      const [row] = await this.graph.write('costs/hold', { ingestId, id, usd, seconds: HELD_SECONDS });
      if (!row || row.granted) return id;
      if (row.held === 0) throw exceeded(row.budget ?? budgetUsd, row.spent, usd);
      await pause(call.signal);
    }
  }

  /** Another budget for the ingests of some jobs. @throws PaniniError BAD_USER_INPUT */
  async change(workspaceKey: string, jobs: string[], budgetUsd: number): Promise<void> {
    checkBudget(budgetUsd);
    await this.graph.write('costs/set-budget', { workspaceKey, jobs, budgetUsd });
  }

  async release(hold: string | null): Promise<void> {
    if (hold !== null) await this.graph.write('costs/release', { ids: [hold] });
  }

  /** @throws PaniniError CONFIGURATION_INVALID when a budget could not be kept */
  refuseUnpriced(model: string): void {
    if (this.prices.priceOf(model) !== null) return;
    throw new PaniniError(
      'CONFIGURATION_INVALID',
      `A budget was set, but the price of ${model} is not known.`,
      {
        hint: 'Set LANGUAGE_MODEL_PRICE_INPUT and LANGUAGE_MODEL_PRICE_OUTPUT, in USD for a million tokens.',
      },
    );
  }

  private mostUsd(model: LanguageModel, call: LanguageModelCall): number {
    this.refuseUnpriced(model.model);
    return costOf(mostTokens(model, call), this.prices.priceOf(model.model)) ?? 0;
  }
}

/** Wakes early when the call is no longer wanted. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  await sleep(POLL_MS, undefined, signal ? { signal } : {}).catch(() => undefined);
}

/** @throws PaniniError BAD_USER_INPUT */
export function checkBudget(budgetUsd: number): void {
  if (Number.isFinite(budgetUsd) && budgetUsd > 0) return;
  throw new PaniniError('BAD_USER_INPUT', `Expected a budget above 0 USD, got ${budgetUsd}.`);
}

function exceeded(budgetUsd: number, spent: number, usd: number): PaniniError {
  return new PaniniError(
    'BUDGET_EXCEEDED',
    `The next call may cost ${usdText(usd)}, and ${usdText(spent)} of the budget of ${usdText(budgetUsd)} are spent: it was not made.`,
    {
      hint: 'Retry it with a bigger budget; what was read is kept and is not paid again.',
      details: { budgetUsd, spentUsd: spent, nextUsd: usd },
    },
  );
}
