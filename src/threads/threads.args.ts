import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';

/** One thread. */
@ArgsType()
export class ThreadArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of the thread.' })
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  id!: string;
}

/** A new thread. */
@ArgsType()
export class StartThreadArgs extends WorkspaceArgs {
  @Field(() => String, { defaultValue: '', description: 'For people, at most 200 characters.' })
  @IsString()
  @MaxLength(200)
  title: string = '';
}
