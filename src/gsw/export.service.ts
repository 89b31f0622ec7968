import { resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { ExportRepository, type ExportedDocument, type ExportedPassage } from './export.repository.js';
import { renderGsw } from './interchange/render-gsw.js';
import { writeLines } from './written-file.js';

export interface ExportFiles {
  /** JSON Lines of `{passage, title, gsw}`. */
  out: string;
  /** JSON Lines of `{id, title, text, ...}`; not written when absent. */
  passagesOut?: string;
}

export interface ExportResult {
  workspace: string;
  gsws: number;
  passages: number;
}

/** Gives GSWs and passages back in the shape and order they came. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ExportRepository) private readonly repository: ExportRepository,
  ) {}

  /** Writes the context's workspace to files, each of which appears whole or not at all. @throws PaniniError NOT_FOUND, BAD_USER_INPUT (a file cannot be written), GRAPH_*, CANCELLED */
  async exportGsws(context: RequestContext, files: ExportFiles): Promise<ExportResult> {
    refuseOneFile(files);
    const { key, name } = await this.workspaces.current(context);
    const documents = (): AsyncGenerator<[ExportedDocument, ExportedPassage[]]> =>
      this.repository.documents(key, context.signal);
    const gsws = await writeLines(files.out, gswLines(documents()));
    const passages =
      files.passagesOut === undefined ? 0 : await writeLines(files.passagesOut, passageLines(documents()));
    return { workspace: name, gsws, passages };
  }
}

function refuseOneFile({ out, passagesOut }: ExportFiles): void {
  if (passagesOut === undefined || resolve(passagesOut) !== resolve(out)) return;
  throw new PaniniError('BAD_USER_INPUT', `The GSWs and the passages cannot both be written to ${out}.`, {
    hint: 'Name two files.',
  });
}

async function* gswLines(
  documents: AsyncIterable<[ExportedDocument, ExportedPassage[]]>,
): AsyncGenerator<string> {
  for await (const [, passages] of documents) {
    for (const { externalId, title, gsw } of passages) {
      if (gsw) yield JSON.stringify({ passage: externalId, title, gsw: renderGsw(gsw) });
    }
  }
}

async function* passageLines(
  documents: AsyncIterable<[ExportedDocument, ExportedPassage[]]>,
): AsyncGenerator<string> {
  for await (const [document, passages] of documents) {
    for (const passage of passages) yield JSON.stringify(passageLine(document, passage, passages.length));
  }
}

function passageLine(
  document: ExportedDocument,
  passage: ExportedPassage,
  siblings: number,
): Record<string, unknown> {
  const alone = siblings === 1 && document.externalId === passage.externalId && passage.index === 0;
  return {
    id: passage.externalId,
    ...(alone ? {} : { document: document.externalId, index: passage.index }),
    title: passage.title,
    text: passage.text,
    ...(document.tags.length > 0 ? { tags: document.tags } : {}),
    ...(document.date === null ? {} : { date: document.date }),
  };
}
