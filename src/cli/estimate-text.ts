import { usdText } from '../costs/cost-of.js';
import type { EstimatedCost } from '../costs/estimate.js';
import type { IngestEstimate } from '../ingestion/estimates.service.js';

/** An estimate for people: what would be read, then each case with standard and batch money. */
export function estimateText(estimate: IngestEstimate): string {
  const { model, documents, refused, passages, known, low, likely, high, price } = estimate;
  const head = `${documents} documents (${refused} refused or empty): ${passages} passages to read${model === null ? ' by rules' : ` with ${model}`}, ${known} read before or repeated.`;
  if (model === null) return `${head}\n${price}`;
  const cases = Object.entries({ low, likely, high }).map(([name, cost]) => line(name, cost));
  return [head, ...cases, price, 'Embeddings are not counted. Nothing was sent.'].join('\n');
}

function line(
  name: string,
  { calls, inputTokens, outputTokens, standardUsd, batchUsd }: EstimatedCost,
): string {
  const money =
    standardUsd === null ? usdText(null) : `${usdText(standardUsd)}, in batch ${usdText(batchUsd)}`;
  return `${name.padEnd(6)}  ${calls} calls, ${inputTokens} + ${outputTokens} tokens: ${money}`;
}
