import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService } from '../graph/graph.service.js';
import type { LabelCount, Slot, Workspace } from './workspace.js';

/** What a new workspace is made of. */
export interface NewWorkspace {
  key: string;
  name: string;
  embeddingModel: string;
  embeddingDimension: number;
}

export interface LiveModel {
  slot: Slot;
  embeddingModel: string;
  embeddingDimension: number;
}

/** Labels that `workspaces/delete-some-content` deletes by index. */
const CONTENT = [
  ...['GswQuestion', 'GswEntity', 'GswVerbPhrase', 'GswPassage', 'GswDocument', 'GswEdit', 'GswRemoval'],
  'GswWorkspace',
] as const;

/** The workspace nodes of the graph. */
@Injectable()
export class WorkspacesRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async byName(name: string): Promise<Workspace | null> {
    const rows = await this.graph.read('workspaces/by-name', { name });
    return (rows[0] as Workspace | undefined) ?? null;
  }

  /** Up to `limit` workspaces whose name comes after `after`, by name. */
  async list(after: string, limit: number): Promise<Workspace[]> {
    return (await this.graph.read('workspaces/list', { after, limit })) as Workspace[];
  }

  /** @throws PaniniError ALREADY_EXISTS */
  async create(workspace: NewWorkspace): Promise<Workspace> {
    return this.unique(workspace.name, () => this.graph.write('workspaces/create', { ...workspace }));
  }

  /** The workspace of this name, made if there is none; two callers at once get the same one. */
  async getOrCreate(workspace: NewWorkspace): Promise<Workspace> {
    return this.unique(workspace.name, () => this.graph.write('workspaces/get-or-create', { ...workspace }));
  }

  /** @throws PaniniError ALREADY_EXISTS */
  async rename(key: string, name: string): Promise<Workspace> {
    return this.unique(name, () => this.graph.write('workspaces/rename', { key, name }));
  }

  /** Makes another slot and model the ones that are read, in one write. */
  async switchSlot(key: string, live: LiveModel): Promise<void> {
    await this.graph.write('workspaces/switch-slot', { key, ...live });
  }

  /** Hides the workspace and frees its name, so that what is left to delete is never seen half. */
  async markDeleted(key: string): Promise<void> {
    await this.graph.write('workspaces/mark-deleted', { key });
  }

  async keysMarkedDeleted(): Promise<string[]> {
    return (await this.graph.read('workspaces/marked-deleted', {})).map((row) => row.key);
  }

  /** How many nodes of each label this step deleted; none when nothing of the workspace is left. */
  async deleteSome(workspaceKey: string, limit: number): Promise<LabelCount[]> {
    const content = await this.graph.write('workspaces/delete-some-content', { workspaceKey, limit });
    if (content.length > 0) return content;
    return this.graph.write('workspaces/delete-some-others', { workspaceKey, labels: [...CONTENT], limit });
  }

  async deleteNode(key: string): Promise<void> {
    await this.graph.write('workspaces/delete-node', { key });
  }

  private async unique(name: string, write: () => Promise<unknown[]>): Promise<Workspace> {
    try {
      const [row] = await write();
      if (row) return row as Workspace;
    } catch (thrown) {
      if (thrown instanceof PaniniError && thrown.code === 'CONFLICT') throw alreadyExists(name, thrown);
      throw thrown;
    }
    throw new PaniniError('NOT_FOUND', 'The workspace is no longer there.');
  }
}

function alreadyExists(name: string, cause: PaniniError): PaniniError {
  return new PaniniError('ALREADY_EXISTS', `There is a workspace named "${name}" already.`, {
    hint: 'Choose another name.',
    cause,
  });
}
