import { readFile } from 'node:fs/promises';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import type { EditCommand } from '../../src/edits/edit-command.js';
import { targetOf } from '../../src/edits/edit-command.js';
import type { StoredEdit } from '../../src/edits/edit.js';
import { EditsService } from '../../src/edits/edits.service.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { rowsOf } from './break-graph.js';
import { freshName, lesson, writeSource, type GswApplication } from './gsw-application.js';

export interface SourceLines {
  gsws: object[];
  passages: object[];
}

/** A workspace with edits on it, over the live tier's Neo4j. */
export class EditApplication {
  private constructor(
    readonly application: GswApplication,
    readonly context: RequestContext,
    readonly key: string,
  ) {}

  static async with(application: GswApplication, lines: SourceLines): Promise<EditApplication> {
    const context = localContext({ workspace: freshName('edits') });
    const get = <T>(type: unknown): T => application.context.get(type as never, { strict: false });
    await get<ImportService>(ImportService).importGsws(
      context,
      await writeSource(lines.gsws, lines.passages),
    );
    const { key } = await get<WorkspacesService>(WorkspacesService).current(context);
    return new EditApplication(application, context, key);
  }

  get<T>(type: abstract new (...given: never[]) => T): T {
    return this.application.context.get(type as never, { strict: false });
  }

  get edits(): EditsService {
    return this.get(EditsService);
  }

  async import({ gsws, passages }: SourceLines): Promise<void> {
    await this.get(ImportService).importGsws(this.context, await writeSource(gsws, passages));
  }

  /** Ids of nodes of a label by a property. */
  async ids(label: string, property: string, value: string): Promise<string[]> {
    const cypher = `MATCH (n:${label}) WHERE n.workspaceKey = $key AND n.${property} = $value RETURN n.id AS id ORDER BY id`;
    return (await rowsOf(cypher, { key: this.key, value })).map(({ id }) => String(id));
  }

  async id(label: string, property: string, value: string): Promise<string> {
    const [id] = await this.ids(label, property, value);
    if (id === undefined) throw new Error(`No ${label} with ${property} "${value}".`);
    return id;
  }

  /** Edits with the version that the target has now. */
  async edit(command: EditCommand, reason: string = 'a test'): Promise<StoredEdit> {
    const { version } = await this.edits.target(this.context, targetOf(command));
    return this.edits.edit(this.context, command, { reason, expectedVersion: version });
  }

  async undo(id: string): Promise<StoredEdit> {
    return this.edits.undo(this.context, id, 'a test');
  }

  /** Live questions with their answers' names, sorted. */
  async pairs(): Promise<string[]> {
    const rows = await rowsOf(
      `MATCH (v:GswVerbPhrase)-[r:QA]->(e:GswEntity), (q:GswQuestion {id: r.questionId})
       WHERE v.workspaceKey = $key AND q.live AND e.live AND q.text = r.question RETURN q.text + ' ' + e.name AS pair`,
      { key: this.key },
    );
    return rows.map(({ pair }) => String(pair)).sort();
  }

  /** The whole graph but edits and notes of deletions, as text. */
  async graph(out: string): Promise<string> {
    await this.get(GraphExportService).exportGraph(this.context, { out });
    const lines = (await readFile(out, 'utf8')).split('\n');
    return lines.filter((line) => !/"node":"Gsw(Edit|Removal)"/.test(line)).join('\n');
  }
}

/** One document of three lessons by one teacher. */
export function course(document: string = 'course'): SourceLines {
  const made = ['Tove', 'Runa', 'Sif'].map((pupil, index) => lesson(`${document}-${index}`, 'Mira', pupil));
  return {
    gsws: made.map(({ gsw }) => gsw),
    passages: made.map(({ passage }, index) => ({ ...passage, document, index })),
  };
}
