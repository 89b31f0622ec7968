import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import type { RequestContext } from '../context/request-context.js';
import { RenameWorkspaceArgs, WorkspaceNameArgs, WorkspacesArgs } from './workspace.args.js';
import {
  DeletedWorkspacePayload,
  WorkspaceConnection,
  WorkspaceModel,
  WorkspacePayload,
} from './workspace.model.js';
import { WorkspacesService } from './workspaces.service.js';

@Resolver(() => WorkspaceModel)
export class WorkspacesResolver {
  constructor(@Inject(WorkspacesService) private readonly workspaces: WorkspacesService) {}

  @Roles('reader')
  @Query(() => WorkspaceConnection, { name: 'workspaces', description: 'All workspaces, by name.' })
  async list(
    @Caller() context: RequestContext,
    @Args() { first, after }: WorkspacesArgs,
  ): Promise<WorkspaceConnection> {
    const from = after === undefined ? '' : String(decodeCursor('workspaces', after)[0]);
    const rows = await this.workspaces.list(context, { first, after: from });
    const next = await this.workspaces.list(context, { first: 1, after: rows.at(-1)?.name ?? from });
    return page([...rows, ...next], { list: 'workspaces', first, after, keyOf: ({ name }) => [name] });
  }

  @Roles('admin')
  @Mutation(() => WorkspacePayload, { name: 'createWorkspace', description: 'Makes an empty workspace.' })
  async create(
    @Caller() context: RequestContext,
    @Args() { name }: WorkspaceNameArgs,
  ): Promise<WorkspacePayload> {
    return { workspace: await this.workspaces.create(context, name) };
  }

  @Roles('admin')
  @Mutation(() => WorkspacePayload, {
    name: 'renameWorkspace',
    description: 'Gives a workspace another name.',
  })
  async rename(
    @Caller() context: RequestContext,
    @Args() { name, newName }: RenameWorkspaceArgs,
  ): Promise<WorkspacePayload> {
    return { workspace: await this.workspaces.rename(context, name, newName) };
  }

  @Roles('admin')
  @Mutation(() => DeletedWorkspacePayload, {
    name: 'deleteWorkspace',
    description: 'Deletes a workspace and all it holds.',
  })
  async delete(
    @Caller() context: RequestContext,
    @Args() { name }: WorkspaceNameArgs,
  ): Promise<DeletedWorkspacePayload> {
    const { deletedNodes, byLabel, deletedBy } = await this.workspaces.delete(context, name);
    return { deletedNodes, byLabel, deletedBy };
  }
}
