import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import { readPassagesFile } from '../../gsw/interchange/passages-file.js';
import type { CompareRequest } from '../compare/compare-request.js';
import { CompareService, type CompareProgress, type CompareResult } from '../compare/compare.service.js';
import { readQuestions } from '../datasets/read-questions.js';
import { copyWithout } from '../filtered-source.js';
import { GROWTH_SHARES, leftOut } from './left-out.js';

/** A comparison over a share of the corpus. */
export interface GrowthStage {
  share: number;
  passages: number;
  result: CompareResult;
}

/** Puts the same questions to growing shares of a corpus. */
@Injectable()
export class GrowthService {
  constructor(@Inject(CompareService) private readonly comparisons: CompareService) {}

  /**
   * The comparison at 25, 50, 75 and 100 % of the passages, each in a scratch workspace; gold passages are in all of them.
   * @throws PaniniError BAD_USER_INPUT without files of GSWs and passages, else as CompareService
   */
  async grow(
    context: RequestContext,
    request: CompareRequest,
    progress: CompareProgress = {},
  ): Promise<GrowthStage[]> {
    const { gsws, passages, workspace, run } = request;
    if (gsws === undefined || passages === undefined || workspace !== undefined || run !== undefined)
      throw noFiles();
    const questions = await readQuestions(request.questions);
    const gold = new Set(questions.flatMap(({ supporting }) => supporting));
    const { catalog } = await readPassagesFile(passages);
    const ids = [...catalog.all()].map(({ externalId }) => externalId);
    const folder = await mkdtemp(join(tmpdir(), 'panini-growth-'));
    const stages: GrowthStage[] = [];
    try {
      for (const share of GROWTH_SHARES) {
        const left = leftOut(ids, gold, share);
        const part = { gsws: join(folder, 'gsws.jsonl'), passages: join(folder, 'passages.jsonl') };
        await copyWithout({ from: gsws, to: part.gsws }, 'passage', left);
        await copyWithout({ from: passages, to: part.passages }, 'id', left);
        const result = await this.comparisons.compare(context, { ...request, ...part }, progress);
        stages.push({ share, passages: ids.length - left.size, result });
      }
      return stages;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function noFiles(): PaniniError {
  return new PaniniError('BAD_USER_INPUT', 'A corpus can only be grown from files, and without a run file.', {
    hint: 'Give --gsws FILE with --passages FILE, and neither --workspace nor --run.',
  });
}
