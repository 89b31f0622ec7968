import type { ImportSource } from '../../gsw/interchange/read-source.js';
import { openSource } from '../../gsw/interchange/read-source.js';
import { constructionCost, type ConstructionCost } from './construction-cost.js';
import { passageEconomy, type PassageWithGsw } from './construction-economy.js';
import { sample as drawn } from './sample.js';
import { seededRandom } from '../metrics/seeded-random.js';

export interface BenchConstructRequest {
  source: ImportSource;
  /** Passages that are measured. */
  sample: number;
  seed: number;
  /** Passages the cost is projected to. */
  passages: number;
  /** USD it may come to. */
  most: number;
}

/** Measures what reading passages by a language model costs in tokens, from GSWs that exist; no model is asked. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
export async function benchConstruct(request: BenchConstructRequest): Promise<ConstructionCost> {
  const { source, sample, seed, passages, most } = request;
  const all = await passagesWithGsw(source);
  const rows = drawn(all, sample, seededRandom(seed)).map(passageEconomy);
  return constructionCost(rows, { passages, most });
}

async function passagesWithGsw(source: ImportSource): Promise<PassageWithGsw[]> {
  const found: PassageWithGsw[] = [];
  const { documents } = await openSource(source);
  for await (const read of documents) {
    for (const { title, text, gsw } of 'document' in read ? read.document.passages : []) {
      if (gsw !== null && text !== '') found.push({ title, text, gsw });
    }
  }
  return found;
}
