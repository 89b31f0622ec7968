import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, MinLength } from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';
import { LONGEST_REASON, MOST_REMOVED } from './removal.js';

/** Documents to delete. */
@ArgsType()
export class DeleteDocumentsArgs extends WorkspaceArgs {
  @Field(() => [ID], { description: "Panini's or the caller's ids, at most 1,000." })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_REMOVED)
  @IsString({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(2_000, { each: true })
  ids!: string[];

  @Field(() => String, { defaultValue: '', description: 'Why, for the receipt.' })
  @IsString()
  @MaxLength(LONGEST_REASON)
  reason: string = '';
}
