import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { GraphExportService } from '../../src/gsw/graph-export.service.js';
import { ImportService } from '../../src/gsw/import.service.js';
import type { StoredDecision } from '../../src/reconciliation/decision.js';
import type { DecisionCommand } from '../../src/reconciliation/decision-command.js';
import { DecisionsService } from '../../src/reconciliation/decisions.service.js';
import { ThingsService } from '../../src/reconciliation/things.service.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import { rowsOf } from './break-graph.js';
import { freshName, writeSource, type GswApplication } from './gsw-application.js';

/** A document of one sentence: who is said to be what, with one question each way. */
export interface Sentence {
  document: string;
  subject: string;
  verb: string;
  object: string;
  roles?: [string, string];
}

export interface CanonicalView {
  id: string;
  name: string;
  aliases: string[];
  members: string[];
}

/** A workspace with decisions on it, over the live tier's Neo4j. */
export class DecisionApplication {
  private constructor(
    readonly application: GswApplication,
    readonly context: RequestContext,
    readonly key: string,
  ) {}

  static async with(
    application: GswApplication,
    sentences: readonly Sentence[],
  ): Promise<DecisionApplication> {
    const context = localContext({ workspace: freshName('decisions') });
    const get = <T>(type: unknown): T => application.context.get(type as never, { strict: false });
    const { key } = await get<WorkspacesService>(WorkspacesService).getOrCreate(context, context.workspace);
    const app = new DecisionApplication(application, context, key);
    if (sentences.length > 0) await app.import(sentences);
    return app;
  }

  get<T>(type: abstract new (...given: never[]) => T): T {
    return this.application.context.get(type as never, { strict: false });
  }

  async import(sentences: readonly Sentence[]): Promise<void> {
    const made = sentences.map(sentenceLines);
    const source = await writeSource(
      made.map(({ gsw }) => gsw),
      made.map(({ passage }) => passage),
    );
    await this.get(ImportService).importGsws(this.context, source);
  }

  async delete(...documents: string[]): Promise<void> {
    await this.get(RemovalService).deleteDocuments(this.context, documents);
  }

  /** Id of the entity of a name, in a document if several have it. */
  async id(name: string, document?: string): Promise<string> {
    const rows = await rowsOf(
      `MATCH (e:GswEntity)-[:MENTIONED_IN]->(:GswPassage)-[:PART_OF]->(d:GswDocument)
       WHERE e.workspaceKey = $key AND e.live AND e.name = $name AND ($document IS NULL OR d.externalId = $document) RETURN DISTINCT e.id AS id`,
      { key: this.key, name, document: document ?? null },
    );
    if (rows.length !== 1) throw new Error(`${rows.length} entities are named "${name}".`);
    return String(rows[0]?.id);
  }

  /** A decision with the version that its things have now; fails when it changes nothing. */
  async decide(command: DecisionCommand, expectedVersion?: string): Promise<StoredDecision> {
    const made = await this.get(DecisionsService).decide(this.context, command, {
      reason: 'a test',
      expectedVersion,
    });
    if (!made) throw new Error('Nothing was changed.');
    return made;
  }

  async merge(one: string, into: string): Promise<StoredDecision> {
    return this.decide({ kind: 'MERGE', ids: [await this.id(one)], into: await this.id(into) });
  }

  async undo(decision: StoredDecision): Promise<StoredDecision> {
    return this.decide({ kind: 'UNDO', decision: decision.id });
  }

  async version(...ids: string[]): Promise<string> {
    return (await this.get(ThingsService).now(this.context, ids)).version;
  }

  /** All canonical entities with the names of their members, by name. */
  async canonicals(): Promise<CanonicalView[]> {
    const rows = await rowsOf(
      `MATCH (c:GswCanonicalEntity) WHERE c.workspaceKey = $key
       RETURN c.id AS id, c.name AS name, c.aliases AS aliases, COLLECT { MATCH (c)<-[:RESOLVES_TO]-(e) RETURN e.name AS n ORDER BY n } AS members ORDER BY name, id`,
      { key: this.key },
    );
    return rows as unknown as CanonicalView[];
  }

  /** The graph as `export --graph` writes it. */
  async graph(): Promise<string> {
    const out = join(await mkdtemp(join(tmpdir(), 'panini-decisions-')), 'graph.jsonl');
    await this.get(GraphExportService).exportGraph(this.context, { out });
    return readFile(out, 'utf8');
  }
}

/** Lines of a GSW file and a passages file. */
export function sentenceLines({ document, subject, verb, object, roles }: Sentence): {
  gsw: object;
  passage: object;
} {
  const [subjectRole = 'person', objectRole = 'place'] = roles ?? [];
  const node = (id: string, name: string, role: string): object => ({
    ...{ id, name, roles: [{ role, states: [] }], chunk_id: null },
  });
  const questions = [
    { id: 'q1', text: `Who ${verb} ${object}?`, answers: ['e1'] },
    { id: 'q2', text: `What is it that ${subject} ${verb}?`, answers: ['e2'] },
  ];
  const gsw = {
    entity_nodes: [node('e1', subject, subjectRole), node('e2', object, objectRole)],
    verb_phrase_nodes: [{ id: 'v1', phrase: verb, questions }],
    ...{ space_nodes: [], time_nodes: [], similarity_edges: [], space_edges: [], time_edges: [] },
  };
  return {
    gsw: { passage: document, title: document, gsw },
    passage: { id: document, title: document, text: `${subject} ${verb} ${object}.` },
  };
}
