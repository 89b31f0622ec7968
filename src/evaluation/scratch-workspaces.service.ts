import { Inject, Injectable } from '@nestjs/common';
import { localContext, type RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';

/** Fills the workspace that its context names; must be able to go on where an interrupted one ended. */
export type FillWorkspace = (context: RequestContext) => Promise<void>;

export interface ScratchWorkspace {
  workspace: Workspace;
  /** True when it was there already and nothing was filled. */
  reused: boolean;
}

/** Workspaces that are made for a measurement, named by what they hold. */
@Injectable()
export class ScratchWorkspacesService {
  constructor(@Inject(WorkspacesService) private readonly workspaces: WorkspacesService) {}

  /**
   * The complete workspace of a name, filled if it is not there. It gets its name only when it is full, so that an interrupted fill is never
   * taken for a complete one; the next run goes on with it.
   */
  async ensure(context: RequestContext, name: string, fill: FillWorkspace): Promise<ScratchWorkspace> {
    const present = await this.find(context, name);
    if (present) return { workspace: present, reused: true };
    const unfinished = `${name}-unfinished`;
    await this.workspaces.getOrCreate(context, unfinished);
    await fill({ ...context, workspace: unfinished });
    return { workspace: await this.finish(context, unfinished, name), reused: false };
  }

  /** Deletes a scratch workspace and what an interrupted fill left of it, even for a context that was cancelled. */
  async remove(name: string): Promise<void> {
    const context = localContext();
    for (const one of [name, `${name}-unfinished`]) {
      if (await this.find(context, one)) await this.workspaces.delete(context, one);
    }
  }

  /** Two processes may have filled the same workspace; the second finds it finished. */
  private async finish(context: RequestContext, unfinished: string, name: string): Promise<Workspace> {
    try {
      return await this.workspaces.rename(context, unfinished, name);
    } catch (thrown) {
      const finished = await this.find(context, name);
      if (finished) return finished;
      throw thrown;
    }
  }

  private async find(context: RequestContext, name: string): Promise<Workspace | null> {
    try {
      return await this.workspaces.get(context, name);
    } catch (thrown) {
      if (thrown instanceof PaniniError && thrown.code === 'NOT_FOUND') return null;
      throw thrown;
    }
  }
}
