import type { Command } from 'commander';
import { usdText } from '../costs/cost-of.js';
import type { PricedUsage } from '../costs/usage.service.js';
import { UsageService } from '../costs/usage.service.js';
import type { UsageLine, UsageTotal } from '../costs/usage.js';
import { addWorkspaceOptions } from './global-options.js';
import { runOnWorkbench } from './run-command.js';

interface UsageOptions {
  ingest?: string;
  document?: string;
}

/** `panini usage` */
export function addUsageCommand(program: Command): void {
  addWorkspaceOptions(program.command('usage'))
    .description('tokens and money that reading documents cost, by stage and model')
    .option('--ingest <id>', 'only of this ingest')
    .option('--document <id>', "only of this document, by Panini's id")
    .action(
      runOnWorkbench<UsageOptions>(
        async ({ get, context }, { options }) => {
          const { ingest: ingestId = null, document: documentId = null } = options;
          const usage = await get(UsageService).report(context, { ingestId, documentId });
          return { json: { usage }, text: usageText(usage) };
        },
        { models: false },
      ),
    );
}

/** One line for each stage and model, their sum, and where the prices come from. */
function usageText({ lines, total, prices }: PricedUsage): string {
  if (lines.length === 0) return 'No call of a language model was counted.';
  return [...lines.map(lineText), `together  ${totalText(total)}`, ...prices].join('\n');
}

function lineText({ stage, model, batch, ...counted }: UsageLine): string {
  return `${stage}  ${model}${batch ? ' in batch' : ''}  ${totalText(counted)}`;
}

/** Calls, tokens and money in a few words. */
export function totalText({
  calls,
  inputTokens,
  cachedInputTokens,
  outputTokens,
  costUsd,
}: UsageTotal): string {
  const cached = cachedInputTokens > 0 ? ` (${cachedInputTokens} cached)` : '';
  return `${calls} calls, ${inputTokens}${cached} + ${outputTokens} tokens, ${usdText(costUsd)}`;
}
