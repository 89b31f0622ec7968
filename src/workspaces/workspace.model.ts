import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';

@ObjectType('Workspace', { description: 'One knowledge space: nothing of one is seen from another.' })
export class WorkspaceModel {
  @Field(() => String, { description: 'Free text, unique; other fields name the workspace by it.' })
  name!: string;
  @Field(() => String, { description: 'Model whose vectors it holds.' }) embeddingModel!: string;
  @Field(() => Int, { description: 'Length of those vectors.' }) embeddingDimension!: number;
  @Field(() => Int, { description: 'Grows with every commit that changes what can be found.' })
  contentVersion!: number;
  @Field(() => String, { description: 'ISO-8601.' }) createdAt!: string;
}

@ObjectType('WorkspaceConnection', { description: 'One page of the workspaces.' })
export class WorkspaceConnection extends connectionOf(WorkspaceModel, 'Workspace') {}

@ObjectType({ description: 'A workspace as a mutation left it.' })
export class WorkspacePayload {
  @Field(() => WorkspaceModel, { description: 'The workspace.' }) workspace!: WorkspaceModel;
  @Field(() => String, { description: 'Give it to later reads, which then see this write.' })
  bookmark?: string;
}

@ObjectType('LabelCount', { description: 'How many nodes of a label were deleted.' })
export class LabelCountModel {
  @Field(() => String, { description: 'The label.' }) label!: string;
  @Field(() => Int, { description: 'How many.' }) deleted!: number;
}

@ObjectType({ description: 'What a deletion removed.' })
export class DeletedWorkspacePayload {
  @Field(() => Int, { description: 'Nodes removed, the workspace itself included.' }) deletedNodes!: number;
  @Field(() => [LabelCountModel], { description: 'The same by label.' }) byLabel!: LabelCountModel[];
  @Field(() => String, { description: 'Who deleted it.' }) deletedBy!: string;
  @Field(() => String, { description: 'Give it to later reads, which then see this write.' })
  bookmark?: string;
}
