import type { RequestContext } from '../../context/request-context.js';
import type { CallUsage } from '../../models/call-usage.js';
import { NOT_AVAILABLE } from '../../answering/answer.js';
import { tokenCount } from '../../text/token-count.js';
import type { MethodAnswer } from '../evaluation-method.js';
import type { FoundText, SearchTool } from './search-tool.js';

/** What a reasoning method has found and spent so far; a text that is found again counts once. */
export class Collected {
  readonly calls: CallUsage[] = [];
  private readonly found = new Map<string, FoundText>();
  private readonly ms = { embed: 0, graph: 0, rerank: 0 };
  private readonly start = performance.now();

  constructor(private readonly tool: SearchTool) {}

  /** Texts in the order they were first found. */
  get texts(): string[] {
    return [...this.found.keys()];
  }

  /** Searches, and gives the texts of this search. @throws PaniniError those of the tool */
  async search(context: RequestContext, query: string): Promise<string[]> {
    const { found, ms } = await this.tool.search(context, query);
    for (const one of found) if (!this.found.has(one.text)) this.found.set(one.text, one);
    for (const kind of ['embed', 'graph', 'rerank'] as const) this.ms[kind] += ms[kind];
    return found.map(({ text }) => text);
  }

  /** The outcome, with everything that was found as its evidence. */
  outcome(text: string): MethodAnswer {
    const total = performance.now() - this.start;
    const searching = this.ms.embed + this.ms.graph + this.ms.rerank;
    return {
      predicted: text,
      refusal: text === NOT_AVAILABLE ? 'EMPTY_HOP' : null,
      plan: [],
      evidence: [...this.found.values()].flatMap(({ evidence }) => evidence),
      evidenceTokens: this.found.size === 0 ? 0 : tokenCount(this.texts.join('\n')),
      confidence: 0,
      calls: this.calls,
      ms: { total, plan: 0, ...this.ms, answer: total - searching },
    };
  }
}
