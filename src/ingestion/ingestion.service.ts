import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { Budgets, checkBudget } from '../costs/budgets.service.js';
import { PaniniError } from '../errors/panini-error.js';
import { contentHash, stableId } from '../gsw/stable-id.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { DEFAULT_PASSAGE_TOKENS } from '../reading/passages/cut-passages.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { checkDocuments, type AcceptOptions } from './accept-documents.js';
import { constructorOf, GSW_CONSTRUCTORS, type ConfiguredConstructor } from './gsw-constructors.js';
import type { SentDocument } from './ingest-document.js';
import { IngestionRepository, type IngestRow } from './ingestion.repository.js';
import { constructorNameOf } from './job-run.js';
import type { ConstructionKind, IngestReceipt } from './job.js';

/** Documents accepted by one transaction at most, and the UTF-16 units of their texts. */
export const MOST_TOGETHER = 200;
const TEXT_TOGETHER = 8_000_000;

export interface IngestOptions {
  /** How passages become GSWs. @default the first that is configured: a language model when there is one, else rules */
  construct?: ConstructionKind;
  /** A repeat with the same key and documents is answered as the first time, and accepts nothing. */
  idempotencyKey?: string;
  /** USD that reading all of it may cost at most: the call that would pass it is not made. */
  budgetUsd?: number;
  /** Told of each accepted part. */
  onReceipts?: (receipts: readonly IngestReceipt[]) => void;
}

export interface AcceptedIngest {
  ingestId: string;
  /** One for each document, in the order given. */
  receipts: IngestReceipt[];
}

/** Accepts documents: what has a receipt is in the graph's queue and is not lost. */
@Injectable()
export class IngestionService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(IngestionRepository) private readonly repository: IngestionRepository,
    @Inject(Budgets) private readonly budgets: Budgets,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
    @Inject(GSW_CONSTRUCTORS) private readonly constructors: readonly ConfiguredConstructor[],
  ) {}

  /** Accepts documents in parts as they come. @throws PaniniError BAD_USER_INPUT, CONFIGURATION_INVALID, MODEL_MISMATCH, GRAPH_*, CANCELLED */
  async acceptAll(
    context: RequestContext,
    documents: AsyncIterable<SentDocument> | Iterable<SentDocument>,
    options: IngestOptions = {},
  ): Promise<AcceptedIngest> {
    const accept = await this.options(context, randomUUID(), options);
    const receipts: IngestReceipt[] = [];
    const { budgetUsd = null } = options;
    for await (const part of parts(documents)) {
      throwIfInterrupted(context.signal);
      const accepted = await this.acceptPart(part, accept, { documentsHash: '', budgetUsd });
      options.onReceipts?.(accepted);
      receipts.push(...accepted);
    }
    return { ingestId: accept.ingestId, receipts };
  }

  /**
   * Accepts at most 200 documents by one transaction: all or none.
   * @throws PaniniError BAD_USER_INPUT, CONFLICT for a key that came with other documents, CONFIGURATION_INVALID, MODEL_MISMATCH, GRAPH_*
   */
  async accept(
    context: RequestContext,
    documents: readonly SentDocument[],
    options: IngestOptions = {},
  ): Promise<AcceptedIngest> {
    refuseTooMany(documents);
    const { idempotencyKey, budgetUsd = null } = options;
    const accept = await this.options(context, randomUUID(), options);
    if (idempotencyKey !== undefined)
      accept.ingestId = stableId('ingest', accept.workspaceKey, idempotencyKey);
    const documentsHash = contentHash(JSON.stringify(documents));
    const receipts = await this.acceptPart(documents, accept, { documentsHash, budgetUsd });
    return { ingestId: accept.ingestId, receipts };
  }

  private async acceptPart(
    documents: readonly SentDocument[],
    accept: AcceptOptions,
    ingest: IngestRow,
  ): Promise<IngestReceipt[]> {
    return this.repository.accept(checkDocuments(documents, accept), accept, ingest);
  }

  private async options(
    context: RequestContext,
    ingestId: string,
    options: IngestOptions,
  ): Promise<AcceptOptions> {
    const configured = constructorOf(this.constructors, options.construct);
    if (options.budgetUsd !== undefined) this.checkBudget(options.budgetUsd, configured);
    const workspace = await this.workspaces.getOrCreate(context, context.workspace);
    refuseOtherModel(workspace, this.embedder);
    return {
      ...{ workspaceKey: workspace.key, ingestId, actor: context.actor },
      ...{ construct: configured.kind, constructorName: constructorNameOf(configured) },
      passageTokens: DEFAULT_PASSAGE_TOKENS,
    };
  }

  /** A budget that could not be kept is refused before anything is accepted; rules cost nothing. */
  private checkBudget(budgetUsd: number, { model }: ConfiguredConstructor): void {
    checkBudget(budgetUsd);
    if (model) this.budgets.refuseUnpriced(model.model);
  }
}

function refuseTooMany(documents: readonly SentDocument[]): void {
  if (documents.length >= 1 && documents.length <= MOST_TOGETHER) return;
  throw new PaniniError(
    'BAD_USER_INPUT',
    `Expected 1 to ${MOST_TOGETHER} documents at once, got ${documents.length}.`,
    { hint: 'Send them in parts.' },
  );
}

async function* parts(
  documents: AsyncIterable<SentDocument> | Iterable<SentDocument>,
): AsyncGenerator<SentDocument[]> {
  let part: SentDocument[] = [];
  let held = 0;
  for await (const document of documents) {
    part.push(document);
    held += 'text' in document ? document.text.length : 0;
    if (part.length < MOST_TOGETHER && held < TEXT_TOGETHER) continue;
    yield part;
    [part, held] = [[], 0];
  }
  if (part.length > 0) yield part;
}
