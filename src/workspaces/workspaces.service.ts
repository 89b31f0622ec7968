import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { throwIfInterrupted } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';
import { newWorkspaceKey } from '../gsw/stable-id.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { shellWord, workspaceName } from './workspace-name.js';
import type { LabelCount, Workspace, WorkspaceReceipt } from './workspace.js';
import { WorkspacesRepository, type NewWorkspace } from './workspaces.repository.js';

const MOST_LISTED = 100;
const DELETE_STEP = 2_000;

export interface WorkspacePage {
  /** At most 100. */
  first?: number;
  /** Name after which the page starts. */
  after?: string;
}

/** Creates, finds, renames and deletes workspaces. */
@Injectable()
export class WorkspacesService {
  constructor(
    @Inject(WorkspacesRepository) private readonly repository: WorkspacesRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** An empty workspace for the configured embedder. @throws PaniniError BAD_USER_INPUT, ALREADY_EXISTS */
  async create(_context: RequestContext, name: string): Promise<Workspace> {
    return this.repository.create(this.fresh(workspaceName(name)));
  }

  /** The workspace of a name. @throws PaniniError NOT_FOUND */
  async get(_context: RequestContext, name: string): Promise<Workspace> {
    const found = await this.repository.byName(name.normalize('NFC').trim());
    if (found) return found;
    throw new PaniniError('NOT_FOUND', `There is no workspace named "${name}".`, {
      hint: `Create it by an import: \`panini import FILE --workspace ${shellWord(name)}\`.`,
    });
  }

  /** The workspace that the context names. @throws PaniniError NOT_FOUND */
  async current(context: RequestContext): Promise<Workspace> {
    return this.get(context, context.workspace);
  }

  /** @throws PaniniError BAD_USER_INPUT */
  async getOrCreate(_context: RequestContext, name: string): Promise<Workspace> {
    const valid = workspaceName(name);
    return (await this.repository.byName(valid)) ?? this.repository.getOrCreate(this.fresh(valid));
  }

  /** A page of workspaces by name. @throws PaniniError BAD_USER_INPUT */
  async list(_context: RequestContext, page: WorkspacePage = {}): Promise<Workspace[]> {
    const first = page.first ?? MOST_LISTED;
    if (!Number.isInteger(first) || first < 1 || first > MOST_LISTED) {
      throw new PaniniError(
        'BAD_USER_INPUT',
        `Expected a page of 1 to ${MOST_LISTED} workspaces, got ${first}.`,
      );
    }
    return this.repository.list(page.after ?? '', first);
  }

  /** @throws PaniniError NOT_FOUND, BAD_USER_INPUT, ALREADY_EXISTS */
  async rename(context: RequestContext, name: string, newName: string): Promise<Workspace> {
    const workspace = await this.get(context, name);
    return this.repository.rename(workspace.key, workspaceName(newName));
  }

  /**
   * Deletes a workspace and all it holds in bounded steps; it is hidden first, so an interrupted delete is finished by the next one.
   * @returns what of it was deleted. @throws PaniniError NOT_FOUND
   */
  async delete(context: RequestContext, name: string): Promise<WorkspaceReceipt> {
    const workspace = await this.get(context, name);
    await this.repository.markDeleted(workspace.key);
    const byLabel = await this.empty(context, workspace.key);
    await this.finishDeletes(context);
    const deletedNodes = byLabel.reduce((sum, { deleted }) => sum + deleted, 0);
    return { name: workspace.name, deletedBy: context.actor, deletedNodes, byLabel };
  }

  /** Finishes deletes that were interrupted. */
  async finishDeletes(context: RequestContext): Promise<void> {
    for (const key of await this.repository.keysMarkedDeleted()) await this.empty(context, key);
  }

  private async empty(context: RequestContext, key: string): Promise<LabelCount[]> {
    const counts = new Map([['GswWorkspace', 1]]);
    for (;;) {
      throwIfInterrupted(context.signal);
      const step = await this.repository.deleteSome(key, DELETE_STEP);
      if (step.length === 0) break;
      for (const { label, deleted } of step) counts.set(label, (counts.get(label) ?? 0) + deleted);
    }
    await this.repository.deleteNode(key);
    return [...counts]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([label, deleted]) => ({ label, deleted }));
  }

  private fresh(name: string): NewWorkspace {
    const { model, dimension } = this.embedder;
    return { key: newWorkspaceKey(), name, embeddingModel: model, embeddingDimension: dimension };
  }
}
