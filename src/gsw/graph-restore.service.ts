import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { throwIfInterrupted } from '../context/interruption.js';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { workspaceName } from '../workspaces/workspace-name.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { isDecided, NODE_LABELS, RELATIONSHIP_TYPES } from './graph-lines.js';
import {
  GraphRestoreRepository,
  type RestoredNode,
  type RestoredRelationship,
} from './graph-restore.repository.js';
import { readLines, refuseMissing } from './interchange/json-lines.js';

const ROWS_A_STEP = 500;

const headLine = z.object({
  workspace: z.object({
    key: z.string().regex(/^[a-z0-9]{16}$/),
    liveSlot: z.enum(['A', 'B']),
    embeddingModel: z.string(),
    embeddingDimension: z.number().int().positive(),
  }),
  format: z.literal(1),
  hashedVectors: z.literal(false),
});
const nodeLine = z.object({
  node: z.enum(NODE_LABELS),
  id: z.string(),
  properties: z.record(z.string(), z.unknown()),
});
const relationshipLine = z.object({
  ...{ relationship: z.enum(RELATIONSHIP_TYPES), from: z.string(), to: z.string() },
  properties: z.record(z.string(), z.unknown()),
});
const graphLine = z.union([nodeLine, relationshipLine]);
const logHead = z.object({
  workspace: z.object({ contentVersion: z.number().int(), createdAt: z.string() }),
});

export interface RestoreResult {
  workspace: string;
  nodes: number;
  relationships: number;
}

interface RestoreJob {
  context: RequestContext;
  file: string;
  /** Of the workspace that is restored. */
  key: string;
  /** Whether it is the log that is read, for what people decided about entities. */
  decided: boolean;
}

/** Restores a workspace from `export --graph` under the context's name, with the key it had. */
@Injectable()
export class GraphRestoreService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(GraphRestoreRepository) private readonly repository: GraphRestoreRepository,
  ) {}

  /**
   * Reads the file and its log; nothing is seen of the workspace before all is there, and nothing is left of it when that fails.
   * @throws PaniniError NOT_FOUND, BAD_USER_INPUT (no exported graph, or one with hashed vectors), ALREADY_EXISTS (name or key)
   */
  async restore(context: RequestContext, file: string): Promise<RestoreResult> {
    const name = workspaceName(context.workspace);
    const { workspace } = await firstLine(file, headLine);
    await refuseMissing(`${file}.log`);
    await this.refuseTakenName(context, name);
    const head = await firstLine(`${file}.log`, logHead);
    await this.workspaces.finishDeletes(context);
    if (!(await this.repository.begin(workspace))) throw keyTaken();
    try {
      const counts = await this.putGraph({ context, file, key: workspace.key, decided: false });
      await this.repository.end({ key: workspace.key, name, ...head.workspace });
      return { workspace: name, ...counts };
    } catch (thrown) {
      await this.abandon(context, workspace.key);
      throw thrown;
    }
  }

  private async putGraph(job: RestoreJob): Promise<Omit<RestoreResult, 'workspace'>> {
    const log = await this.documentLog(`${job.file}.log`);
    const decided = { ...job, file: `${job.file}.log`, decided: true };
    const nodes = (await this.putNodes(job, log)) + (await this.putNodes(decided, log));
    const relationships = await this.putRelationships(job);
    return { nodes, relationships: relationships + (await this.putRelationships(decided)) };
  }

  /** What an interrupted restore leaves, hidden, goes with the next restore or delete. */
  private async abandon(context: RequestContext, key: string): Promise<void> {
    await this.repository.abandon(key);
    if (!context.signal.aborted) await this.workspaces.finishDeletes(context);
  }

  private async refuseTakenName(context: RequestContext, name: string): Promise<void> {
    try {
      await this.workspaces.get(context, name);
    } catch (thrown) {
      if (thrown instanceof PaniniError && thrown.code === 'NOT_FOUND') return;
      throw thrown;
    }
    throw new PaniniError('ALREADY_EXISTS', `There is a workspace named "${name}" already.`, {
      hint: 'Restore under another name.',
    });
  }

  private async documentLog(file: string): Promise<Map<string, Record<string, unknown>>> {
    const log = new Map<string, Record<string, unknown>>();
    for await (const line of linesAfterHead(file, graphLine))
      if ('node' in line && line.node === 'GswDocument') log.set(line.id, line.properties);
    return log;
  }

  private async putNodes(
    { context, file, key, decided }: RestoreJob,
    log: Map<string, Record<string, unknown>>,
  ): Promise<number> {
    let count = 0;
    for await (const rows of steps(linesAfterHead(file, graphLine))) {
      throwIfInterrupted(context.signal);
      // A document stands in both files; the graph's line is the one that is put.
      const nodes = rows.filter((row): row is RestoredNode => 'node' in row && isDecided(row) === decided);
      for (const node of nodes) Object.assign(node.properties, log.get(node.id));
      await this.repository.putNodes(key, nodes);
      count += nodes.length;
    }
    return count;
  }

  private async putRelationships({ context, file, key }: RestoreJob): Promise<number> {
    let count = 0;
    for await (const rows of steps(linesAfterHead(file, graphLine))) {
      throwIfInterrupted(context.signal);
      const relationships = rows.filter((row): row is RestoredRelationship => 'relationship' in row);
      await this.repository.putRelationships(key, relationships);
      count += relationships.length;
    }
    return count;
  }
}

async function firstLine<T>(file: string, shape: z.ZodType<T>): Promise<T> {
  for await (const line of readLines(file)) return parsedLine(file, line, shape);
  throw unreadable(file, 1, 'it is empty');
}

async function* linesAfterHead<T>(file: string, shape: z.ZodType<T>): AsyncGenerator<T> {
  let first = true;
  for await (const line of readLines(file)) {
    if (!first) yield parsedLine(file, line, shape);
    first = false;
  }
}

function parsedLine<T>(
  file: string,
  line: { line: number; text?: string; fault?: string },
  shape: z.ZodType<T>,
): T {
  try {
    const read = shape.safeParse(JSON.parse(line.text ?? ''));
    if (read.success) return read.data;
    throw unreadable(
      file,
      line.line,
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  } catch (thrown) {
    if (thrown instanceof PaniniError) throw thrown;
    throw unreadable(file, line.line, line.fault ?? 'it is not JSON');
  }
}

async function* steps<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let step: T[] = [];
  for await (const row of rows) {
    step.push(row);
    if (step.length < ROWS_A_STEP) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

function unreadable(file: string, line: number, reason: string): PaniniError {
  return new PaniniError(
    'BAD_USER_INPUT',
    `${file}, line ${line} is not of a graph that can be restored: ${reason}.`,
    {
      hint: 'Export it again with `panini export --graph`, without --portable and --hash-vectors.',
    },
  );
}

function keyTaken(): PaniniError {
  return new PaniniError(
    'ALREADY_EXISTS',
    'The exported workspace, or one restored from it, is still in this database.',
    {
      hint: 'Delete that workspace first, or restore into another database. What a killed restore left is free after a day.',
    },
  );
}
