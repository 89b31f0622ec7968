import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { DEFAULT_WORKSPACE } from '../context/request-context.js';

/** The workspace a field reads, and the bookmark of a write it must see. */
@ArgsType()
export class WorkspaceArgs {
  @Field(() => String, { defaultValue: DEFAULT_WORKSPACE, description: 'Name of the workspace.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  workspace: string = DEFAULT_WORKSPACE;

  @Field(() => String, {
    nullable: true,
    description:
      'The `bookmark` of a mutation, also one answered by another server: this read sees what it wrote.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  bookmark?: string;
}
