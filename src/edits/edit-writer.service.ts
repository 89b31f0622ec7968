import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { RunStatement } from '../graph/graph.service.js';
import { distinctVectors } from '../gsw/distinct-vectors.js';
import { stableId } from '../gsw/stable-id.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Workspace } from '../workspaces/workspace.js';
import type { DocumentPart } from './document-part.js';
import { rowOfEdit, type NewEdit } from './edit-from-row.js';
import type { Change, StoredEdit } from './edit.js';
import { EditsRepository, type DocumentState, type EditUpdate } from './edits.repository.js';
import { partRows, type PartRows, type WantedVector } from './part-rows.js';

/** Times that an edit is planned anew because the graph changed meanwhile. */
const MOST_TRIES = 5;

/** What a plan is made from, as one moment sees it. */
export interface Loaded {
  part: DocumentPart;
  /** All edits of the document, oldest first. */
  edits: StoredEdit[];
  /** Id of the edit that is recorded next. */
  nextId: string;
  nextOrdinal: number;
}

/** What is to be written: the part as it will be, the changes that lead there, and what is recorded of it. */
export interface Planned {
  after: DocumentPart;
  changes: readonly Change[];
  record: NewEdit | null;
  updates: (EditUpdate & { id: string })[];
}

export interface Work {
  workspace: Workspace;
  documentId: string;
  /** The passages that are loaded, at this moment. */
  passages: (run: RunStatement) => Promise<string[]>;
  plan: (loaded: Loaded) => Planned;
}

/** Carries a plan out in one transaction that sees what the plan was made from. */
@Injectable()
export class EditWriter {
  constructor(
    @Inject(EditsRepository) private readonly repository: EditsRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** Plans, embeds what is new, and writes; planned anew inside the transaction. @returns id of the recorded edit, or null. @throws what the plan throws, MODEL_*, CONFLICT */
  async carryOut(context: RequestContext, work: Work): Promise<string | null> {
    refuseOtherModel(work.workspace, this.embedder);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      throwIfInterrupted(context.signal);
      const document = await this.repository.document(work.workspace.key, work.documentId);
      const first = await this.planned(this.repository.reading, work, document);
      const vectors = await this.vectors(context, work, first.rows.vectors);
      const done = await this.write(work, vectors);
      if (done !== AGAIN) return done;
    }
    throw new PaniniError('CONFLICT', 'The document is being changed by others all the time.', {
      hint: 'Try again in a moment.',
    });
  }

  private async write(
    work: Work,
    vectors: ReadonlyMap<string, number[]>,
  ): Promise<string | null | typeof AGAIN> {
    const { key } = work.workspace;
    return this.repository.graph.transaction(async (run) => {
      const [locked] = await run('workspaces/lock', { key });
      if (locked?.liveSlot !== work.workspace.liveSlot) throw reembedded();
      const [document] = await run('edits/document', { workspaceKey: key, id: work.documentId });
      const { rows, planned, ordinal } = await this.planned(run, work, document ?? null);
      if (rows.vectors.some(({ text }) => text !== null && !vectors.has(text))) return AGAIN;
      const target = { workspaceKey: key, slot: work.workspace.liveSlot, document: planned.after.document };
      const gone = await this.repository.writePart(run, target, { rows, vectors });
      const { record, updates } = planned;
      if (record) {
        const row = { ...rowOfEdit(record), ...this.keptVector(rows.vectors, gone) };
        await run('edits/put-edit', { workspaceKey: key, ordinal, row });
      }
      await run('edits/change-edits', { workspaceKey: key, rows: updates.map((row) => ({ ...row })) });
      await run('gsw/bump-content-version', { workspaceKey: key });
      return record?.id ?? null;
    });
  }

  private async planned(
    run: RunStatement,
    { workspace: { key }, passages, plan, documentId }: Work,
    document: DocumentState | null,
  ): Promise<{ planned: Planned; rows: PartRows; ordinal: number }> {
    const state = document ?? { id: documentId, externalId: '', versionHash: '' };
    const passageIds = document ? await passages(run) : [];
    const part = await this.repository.part(run, state, { workspaceKey: key, passageIds });
    const edits = await this.repository.ofDocument(run, key, documentId);
    const ordinal = await this.repository.nextOrdinal(run, key);
    const planned = plan({ part, edits, nextOrdinal: ordinal, nextId: stableId('edit', key, ordinal) });
    const rows = partRows({
      workspaceKey: key,
      before: part,
      after: planned.after,
      changes: planned.changes,
    });
    return { planned, rows, ordinal };
  }

  private async vectors(
    context: RequestContext,
    { workspace: { key }, documentId }: Work,
    wanted: readonly WantedVector[],
  ): Promise<Map<string, number[]>> {
    const texts = [...new Set(wanted.flatMap(({ text }) => text ?? []))];
    if (texts.length === 0) return new Map();
    const { model } = this.embedder;
    const kept = await this.repository.keptVectors(key, { documentId, model, texts });
    const missing = texts.filter((text) => !kept.has(text));
    const made = missing.length === 0 ? [] : await distinctVectors(this.embedder, missing, context.signal);
    return new Map([...kept, ...made]);
  }

  /** The vector that an edit takes away is kept with it, so that an undo gives back the same one, to the last digit. */
  private keptVector(wanted: readonly WantedVector[], gone: ReadonlyMap<string, number[] | null>): object {
    const replaced = wanted.find(({ id, before }) => before !== null && gone.get(id));
    if (!replaced) return {};
    return { vectorText: replaced.before, vector: gone.get(replaced.id), vectorModel: this.embedder.model };
  }
}

const AGAIN = Symbol('again');

function reembedded(): PaniniError {
  return new PaniniError('CONFLICT', 'The workspace was deleted or re-embedded meanwhile.', {
    hint: 'Try again.',
  });
}
