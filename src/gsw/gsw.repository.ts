import { Inject, Injectable } from '@nestjs/common';
import { GraphService, type RunStatement } from '../graph/graph.service.js';
import { PaniniError } from '../errors/panini-error.js';
import type { Slot } from '../workspaces/workspace.js';
import type { DocumentRows } from './gsw-rows.js';
import { splitRows, TRANSACTION_ROWS } from './split-rows.js';

/** A document ready to be written: its vectors are in the properties of its entities and questions. */
export interface WritableDocument {
  rows: DocumentRows;
  /** Place in the order of import, used when it is new. */
  position: number;
  /** True when the workspace knows the document: an earlier version is or was being written. */
  known: boolean;
  /** All of it, or only title, tags and date. */
  action: 'write' | 'describe';
}

export interface DocumentState {
  externalId: string;
  id: string;
  contentHash: string;
  versionHash: string;
  status: string;
}

export interface WorkspaceCounts {
  documents: number;
  passages: number;
  entities: number;
  /** Entities of the files, each in its passage. */
  mentions: number;
  /** Mentions made from bare text. */
  literals: number;
  verbPhrases: number;
  questions: number;
  answers: number;
}

/** Where vectors were written; a write is refused when the workspace reads another slot by now. */
export interface WriteTarget {
  workspaceKey: string;
  slot: Slot;
  /** When what is written was accepted, by the server's clock (`now`): a document that was deleted after that is not written. */
  acceptedAt?: string;
  /** First thing of every write, inside its transaction; throws when the writer has no right to it any more. */
  guard?: WriteGuard;
  /** What else commits with the write that makes a version current. */
  withMarker?: WriteGuard;
}

export type WriteGuard = (run: RunStatement) => Promise<void>;

/** Writes and reads the documents of one workspace in bounded transactions. */
@Injectable()
export class GswRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async documentStates(workspaceKey: string, externalIds: string[]): Promise<DocumentState[]> {
    return this.graph.read('gsw/document-states', { workspaceKey, externalIds });
  }

  async nextPosition(workspaceKey: string): Promise<number> {
    return (await this.graph.read('gsw/next-position', { workspaceKey }))[0]?.position ?? 0;
  }

  async counts(workspaceKey: string): Promise<WorkspaceCounts> {
    const [row] = await this.graph.read('gsw/counts', { workspaceKey });
    return (
      row ?? {
        documents: 0,
        passages: 0,
        entities: 0,
        mentions: 0,
        literals: 0,
        verbPhrases: 0,
        questions: 0,
        answers: 0,
      }
    );
  }

  /** The server's clock, ISO-8601. */
  async now(): Promise<string> {
    return (await this.graph.read('gsw/clock', {}))[0]?.now ?? '';
  }

  /** Writes documents that fit one transaction together, then removes their earlier versions. @throws PaniniError CONFLICT */
  async writeTogether(target: WriteTarget, documents: readonly WritableDocument[]): Promise<void> {
    const { workspaceKey } = target;
    const sorted = [...documents].sort((left, right) =>
      left.rows.document.id < right.rows.document.id ? -1 : 1,
    );
    const known = sorted.filter((document) => document.known).map(({ rows }) => rows.document.id);
    await this.removeOtherVersions(known, target.guard);
    await this.graph.transaction(async (run) => {
      await target.guard?.(run);
      await putDocuments(run, target, sorted);
      await putContent(run, { workspaceKey, live: true, parts: sorted.map(({ rows }) => rows) });
      await target.withMarker?.(run);
      await bumpVersion(run, target);
    });
    for (const id of known) await this.finishVersion(id, target.guard);
  }

  /** Writes one large document beside its earlier version, makes it current by one write, then lets flags and removal follow. @throws PaniniError CONFLICT */
  async writeStaged(
    target: WriteTarget,
    document: WritableDocument,
    preparePart?: (part: DocumentRows) => Promise<() => void>,
  ): Promise<void> {
    const { workspaceKey, guard } = target;
    const { id, externalId } = document.rows.document;
    await this.removeOtherVersions([id], guard);
    await this.guarded(guard, (run) =>
      run('gsw/stage-document', { workspaceKey, id, externalId, position: document.position }),
    );
    for (const part of splitRows(document.rows)) {
      const release = await preparePart?.(part);
      await this.guarded(guard, async (run) => {
        await refuseRemoved(run, part);
        await putContent(run, { workspaceKey, live: false, parts: [part] });
      });
      release?.();
    }
    await this.writeDocuments(target, [{ ...document, known: true }]);
    await this.finishVersion(id, guard);
    await this.graph.transaction((run) => bumpVersion(run, target));
  }

  /** Sets the flags of a document's current version and removes every other one; safe to repeat. */
  async finishVersion(documentId: string, guard?: WriteGuard): Promise<void> {
    for (;;) {
      const [step] = await this.guarded(guard, (run) =>
        run('gsw/raise-live-flags', { documentId, limit: TRANSACTION_ROWS }),
      );
      if (!step?.changed) break;
    }
    await this.removeOtherVersions([documentId], guard);
    await this.guarded(guard, (run) => run('gsw/finish-documents', { documentIds: [documentId] }));
  }

  /** Takes back what was staged of a document: it is current as it was, or gone when no version of it was ever finished. */
  async settle(documentId: string, guard?: WriteGuard): Promise<void> {
    await this.removeOtherVersions([documentId], guard);
    await this.guarded(guard, (run) => run('gsw/settle-document', { documentId }));
  }

  private async guarded<Result>(
    guard: WriteGuard | undefined,
    work: (run: RunStatement) => Promise<Result>,
  ): Promise<Result> {
    return this.graph.transaction(async (run) => {
      await guard?.(run);
      return work(run);
    });
  }

  private async writeDocuments(target: WriteTarget, documents: readonly WritableDocument[]): Promise<void> {
    await this.guarded(target.guard, async (run) => {
      await putDocuments(run, target, documents);
      await target.withMarker?.(run);
      await bumpVersion(run, target);
    });
  }

  /** Writes new titles, tags and dates of documents whose passages did not change. @throws PaniniError CONFLICT */
  async describe(target: WriteTarget, documents: readonly WritableDocument[]): Promise<void> {
    await this.writeDocuments(target, documents);
    for (const { rows } of documents) await this.finishVersion(rows.document.id, target.guard);
  }

  /** Removes every version of documents but the current one, in bounded steps. */
  async removeOtherVersions(documentIds: string[], guard?: WriteGuard): Promise<void> {
    if (documentIds.length === 0) return;
    for (;;) {
      const [step] = await this.guarded(guard, (run) =>
        run('gsw/remove-other-versions', { documentIds, limit: TRANSACTION_ROWS }),
      );
      if (!step?.deleted) return;
    }
  }
}

interface Content {
  workspaceKey: string;
  live: boolean;
  parts: readonly DocumentRows[];
}

async function putContent(run: RunStatement, { workspaceKey, live, parts }: Content): Promise<void> {
  const nodes = <Row extends object>(
    pick: (rows: DocumentRows) => readonly Row[],
  ): Record<string, unknown>[] =>
    parts.flatMap((rows) => pick(rows).map((row) => ({ ...row, versionHash: rows.document.versionHash })));
  await run('gsw/put-passages', { workspaceKey, live, rows: nodes((rows) => rows.passages) });
  await run('gsw/put-entities', { workspaceKey, live, rows: nodes((rows) => rows.entities) });
  await run('gsw/put-verb-phrases', { workspaceKey, live, rows: nodes((rows) => rows.verbPhrases) });
  await run('gsw/put-questions', { workspaceKey, live, rows: nodes((rows) => rows.questions) });
  await run('gsw/put-mentions', { rows: parts.flatMap((rows) => rows.mentions) });
  await run('gsw/put-answers', { rows: parts.flatMap((rows) => rows.answers) });
}

/** Holds the documents for the rest of the transaction. @throws PaniniError CONFLICT when one was deleted after what is written was accepted */
async function putDocuments(
  run: RunStatement,
  { workspaceKey, acceptedAt }: WriteTarget,
  documents: readonly WritableDocument[],
): Promise<void> {
  await run('gsw/put-documents', { workspaceKey, rows: documents.map(documentRow) });
  if (acceptedAt === undefined) return;
  const ids = documents.map(({ rows }) => rows.document.id);
  const [removed] = await run('gsw/removed-since', { workspaceKey, ids, since: acceptedAt });
  if (removed) throw deletedMeanwhile(removed.externalId);
}

/** @throws PaniniError CONFLICT when the document of a staged part was deleted */
async function refuseRemoved(run: RunStatement, { document }: DocumentRows): Promise<void> {
  const [held] = await run('gsw/hold-documents', { ids: [document.id] });
  if (held?.removed !== false) throw deletedMeanwhile(document.externalId);
}

function deletedMeanwhile(externalId: string): PaniniError {
  return new PaniniError('CONFLICT', `Document "${externalId}" was deleted while it was being written.`, {
    hint: 'Run the import again to bring it back; what else was written is left alone.',
    details: { document: externalId },
  });
}

async function bumpVersion(run: RunStatement, { workspaceKey, slot }: WriteTarget): Promise<void> {
  const [row] = await run('gsw/bump-content-version', { workspaceKey });
  if (row?.liveSlot === slot) return;
  throw new PaniniError(
    'CONFLICT',
    'The workspace was deleted or re-embedded while documents were written to it.',
    {
      hint: 'Run the import again: what is written already is left alone.',
    },
  );
}

function documentRow({ rows, position, known }: WritableDocument): Record<string, unknown> {
  return { ...rows.document, position, status: known ? 'finishing' : 'current' };
}
