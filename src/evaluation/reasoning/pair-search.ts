import type { AskService } from '../../asking/ask.service.js';
import type { RequestContext } from '../../context/request-context.js';
import type { SearchSides } from '../../retrieval/recipe.js';
import type { SearchResult, SearchTool } from './search-tool.js';

/** Question-answer pairs of a workspace: what Panini finds for a query in one step. */
export class PairSearch implements SearchTool {
  constructor(
    private readonly asking: Pick<AskService, 'retrieve'>,
    private readonly sides: SearchSides,
  ) {}

  async prepare(): Promise<void> {}

  async search(context: RequestContext, query: string): Promise<SearchResult> {
    const request = { question: query, plans: 'none', recipe: { sides: this.sides } } as const;
    const { retrieval } = await this.asking.retrieve(context, request);
    const found = retrieval.evidence.lines.map(({ text, question, answers, score, sources }) => ({
      text,
      evidence: sources.map(({ passage }) => ({ question, answers, passage, score })),
    }));
    return { found, ms: retrieval.ms };
  }
}
