import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { GraphLinesRepository } from './graph-lines.repository.js';
import {
  hashVectors,
  isDecided,
  LOGGED,
  sortedJson,
  type GraphLine,
  type WorkspaceLine,
} from './graph-lines.js';
import { portableLines } from './portable-graph.js';
import { writeLines } from './written-file.js';

export interface GraphExportRequest {
  /** JSON Lines; what tells when things were written, and the log of decisions about entities, goes to `<out>.log`. */
  out: string;
  /** Vectors as hashes: smaller, for comparing, not for restoring. */
  hashVectors?: boolean;
  /** Independent of the workspace's key, to compare two workspaces: not for restoring, vectors are hashed. */
  portable?: boolean;
}

export interface GraphExportResult {
  workspace: string;
  lines: number;
}

/** Writes every node and relationship of a workspace as sorted JSON Lines. */
@Injectable()
export class GraphExportService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(GraphLinesRepository) private readonly repository: GraphLinesRepository,
  ) {}

  /** @throws PaniniError NOT_FOUND, GRAPH_*, CANCELLED */
  async exportGraph(context: RequestContext, request: GraphExportRequest): Promise<GraphExportResult> {
    const workspace = await this.workspaces.current(context);
    const lines = this.repository.lines(workspace.key, context.signal);
    const log: GraphLine[] = [];
    const text = request.portable
      ? portableText(workspace, lines)
      : exactText(lines, { workspace, log, hashed: request.hashVectors ?? false });
    const written = await writeLines(request.out, text);
    if (!request.portable) await writeLines(`${request.out}.log`, logText(workspace, log));
    return { workspace: workspace.name, lines: written };
  }
}

const HISTORY: ReadonlySet<string> = new Set(['GswEdit', 'GswRemoval', 'GswCanonicalEntity', 'RESOLVES_TO']);

function isHistory(line: GraphLine): boolean {
  return isDecided(line) || HISTORY.has('node' in line ? line.node : line.relationship);
}

interface ExactExport {
  workspace: Workspace;
  log: GraphLine[];
  hashed: boolean;
}

async function* exactText(
  lines: AsyncIterable<GraphLine>,
  { workspace, log, hashed }: ExactExport,
): AsyncGenerator<string> {
  const { key, liveSlot, embeddingModel, embeddingDimension } = workspace;
  const head: WorkspaceLine = {
    workspace: { key, liveSlot, embeddingModel, embeddingDimension },
    format: 1,
    hashedVectors: hashed,
  };
  yield sortedJson(head);
  for await (const line of lines) {
    if (isDecided(line)) {
      log.push(line);
      continue;
    }
    const properties = hashed ? hashVectors(line.properties) : line.properties;
    yield sortedJson({ ...line, properties: withoutLogged(properties) });
    if ('node' in line && line.node === 'GswDocument')
      log.push({ ...line, properties: onlyLogged(line.properties) });
  }
}

async function* portableText(workspace: Workspace, lines: AsyncIterable<GraphLine>): AsyncGenerator<string> {
  const all: GraphLine[] = [];
  // Vectors are hashed at once, so that a large graph fits into memory.
  for await (const line of lines) {
    // Who changed, deleted or decided what, and when, is a workspace's own history.
    if (isHistory(line)) continue;
    const properties = withoutLogged(hashVectors(line.properties));
    delete properties.workspaceKey;
    all.push({ ...line, properties });
  }
  const { embeddingModel, embeddingDimension, liveSlot } = workspace;
  yield sortedJson({
    workspace: { embeddingModel, embeddingDimension, liveSlot },
    format: 1,
    portable: true,
  });
  yield* portableLines(workspace.key, all);
}

async function* logText(
  { contentVersion, createdAt, name }: Workspace,
  log: readonly GraphLine[],
): AsyncGenerator<string> {
  yield sortedJson({ workspace: { contentVersion, createdAt, name } });
  for (const line of log) yield sortedJson(line);
}

function withoutLogged(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !LOGGED.has(key)));
}

function onlyLogged(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => LOGGED.has(key)));
}
