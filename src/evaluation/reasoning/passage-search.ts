import type { RequestContext } from '../../context/request-context.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { DEFAULT_BASELINE, passageText, type BaselineName } from '../baselines/baseline.js';
import type { PassageRankingService } from '../baselines/passage-ranking.service.js';
import type { PassageVectorsService } from '../baselines/passage-vectors.service.js';
import type { SearchResult, SearchTool } from './search-tool.js';

/** Passages that one search gives. */
const PER_SEARCH = 3;

/** Whole passages of a workspace, by words or by vectors. */
export class PassageSearch implements SearchTool {
  constructor(
    private readonly services: { ranking: PassageRankingService; vectors: PassageVectorsService },
    private readonly workspace: Workspace,
    private readonly name: BaselineName,
  ) {}

  async prepare({ signal }: RequestContext): Promise<void> {
    if (this.name.startsWith('dense')) await this.services.vectors.fill(this.workspace, signal);
  }

  async search({ signal }: RequestContext, query: string): Promise<SearchResult> {
    const { workspace, name } = this;
    const request = { workspace, question: query, signal };
    const { hits, ms } = await this.services.ranking.rank(request, { ...DEFAULT_BASELINE, name });
    const found = hits.slice(0, PER_SEARCH).map((hit) => ({
      text: passageText(hit),
      evidence: [{ question: hit.title, answers: [hit.text], passage: hit.externalId, score: hit.score }],
    }));
    return { found, ms };
  }
}
