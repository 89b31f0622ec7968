import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { PagingArgs } from '../api/paging.args.js';
import { WorkspaceArgs } from '../api/workspace.args.js';

/** One document. */
@ArgsType()
export class DocumentArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of the document.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  id!: string;
}

/** A page of the passages of a document. */
@ArgsType()
export class PassagesArgs extends PagingArgs {
  @Field(() => ID, { description: 'Id of the document.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  document!: string;
}
