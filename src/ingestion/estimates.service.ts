import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { estimatedCost, type EstimatedCost } from '../costs/estimate.js';
import { PRICE_BOOK, type PriceBook } from '../costs/price-book.js';
import { PaniniError } from '../errors/panini-error.js';
import { estimateSizes, passageSize } from '../extraction/llm/estimate-construction.js';
import { stableId } from '../gsw/stable-id.js';
import { cutPassages, DEFAULT_PASSAGE_TOKENS } from '../reading/passages/cut-passages.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { checkDocument } from './check-document.js';
import { ConstructionsRepository } from './constructions.repository.js';
import { constructorOf, GSW_CONSTRUCTORS, type ConfiguredConstructor } from './gsw-constructors.js';
import type { SentDocument } from './ingest-document.js';
import { constructorNameOf } from './job-run.js';
import type { ConstructionKind } from './job.js';
import { passageKey } from './passage-key.js';

/** What documents would cost, before any call. */
export interface IngestEstimate {
  /** The model that would read; null for rules, which cost nothing. */
  model: string | null;
  documents: number;
  /** Documents that would be refused, or that hold no text. */
  refused: number;
  /** Passages that would be read. */
  passages: number;
  /** Passages that were read before, or that are repeated: they cost nothing. */
  known: number;
  low: EstimatedCost;
  likely: EstimatedCost;
  high: EstimatedCost;
  /** Where the price comes from, or what to set when it is not known; one sentence. */
  price: string;
}

const NO_MODEL = 'Rules cost nothing.';

/** Says what reading documents would cost; nothing is accepted, and no model is asked. */
@Injectable()
export class EstimatesService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ConstructionsRepository) private readonly constructions: ConstructionsRepository,
    @Inject(GSW_CONSTRUCTORS) private readonly constructors: readonly ConfiguredConstructor[],
    @Inject(PRICE_BOOK) private readonly prices: PriceBook,
  ) {}

  /** @throws PaniniError CONFIGURATION_INVALID, GRAPH_*, CANCELLED */
  async estimate(
    context: RequestContext,
    documents: AsyncIterable<SentDocument> | Iterable<SentDocument>,
    construct?: ConstructionKind,
  ): Promise<IngestEstimate> {
    const configured = constructorOf(this.constructors, construct);
    const workspaceKey = await this.keyOf(context);
    const counting = new Counting(configured, workspaceKey);
    for await (const document of documents) {
      throwIfInterrupted(context.signal);
      const passages = counting.passagesOf(document);
      const known = await this.constructions.known(passages.map(({ key }) => key));
      counting.add(passages.filter(({ key }) => !known.has(key)));
    }
    return this.priced(counting, configured);
  }

  /** Of a workspace that is not there yet nothing was read. */
  private async keyOf(context: RequestContext): Promise<string> {
    try {
      return (await this.workspaces.current(context)).key;
    } catch (thrown) {
      if (thrown instanceof PaniniError && thrown.code === 'NOT_FOUND') return stableId('none');
      throw thrown;
    }
  }

  private priced(counting: Counting, { model }: ConfiguredConstructor): IngestEstimate {
    const { documents, refused, cut, sizes } = counting;
    const calls = estimateSizes(sizes);
    const price = model ? this.prices.priceOf(model.model) : null;
    const of = (which: 'low' | 'likely' | 'high'): EstimatedCost =>
      model ? estimatedCost(calls[which], price) : { ...estimatedCost([], null), ...FREE };
    return {
      ...{ model: model?.model ?? null, documents, refused, passages: calls.passages },
      ...{ known: cut - calls.passages, low: of('low'), likely: of('likely'), high: of('high') },
      price: model ? this.prices.sourceOf(model.model) : NO_MODEL,
    };
  }
}

const FREE = { standardUsd: 0, batchUsd: 0 };

interface CountedPassage {
  key: string;
  title: string;
  text: string;
}

/** Counts passages document by document, each one once; holds keys and sizes only. */
class Counting {
  documents = 0;
  refused = 0;
  cut = 0;
  readonly sizes: number[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly configured: ConfiguredConstructor,
    private readonly workspaceKey: string,
  ) {}

  passagesOf(sent: SentDocument): CountedPassage[] {
    this.documents += 1;
    const document = checkDocument(sent);
    if ('state' in document) {
      this.refused += 1;
      return [];
    }
    const { title, date: documentDate } = document;
    const name = constructorNameOf(this.configured);
    const passages = cutPassages(document.text, { tokens: DEFAULT_PASSAGE_TOKENS }).map(({ text }) => ({
      ...{ title, text, key: passageKey(this.workspaceKey, name, { title, text, documentDate }) },
    }));
    this.cut += passages.length;
    return passages;
  }

  add(unread: readonly CountedPassage[]): void {
    const fresh = unread.filter(({ key }) => !this.seen.has(key) && this.seen.add(key));
    for (const passage of fresh) this.sizes.push(passageSize(passage));
  }
}
