import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';

const LONGEST = 500;

/** A page of the workspaces. */
@ArgsType()
export class WorkspacesArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Entries of one page, 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  first: number = 20;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  after?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `bookmark` of a mutation that this read must see.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  bookmark?: string;
}

/** One workspace by name. */
@ArgsType()
export class WorkspaceNameArgs {
  @Field(() => String, { description: 'Its name: 1 to 120 characters of free text.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  name!: string;
}

/** Another name for a workspace. */
@ArgsType()
export class RenameWorkspaceArgs extends WorkspaceNameArgs {
  @Field(() => String, { description: 'The name it gets.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  newName!: string;
}
