import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { WorkspaceArgs } from './workspace.args.js';

/** One page of a list. */
@ArgsType()
export class PagingArgs extends WorkspaceArgs {
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
}
