import { ArgsType, Field, ID, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PagingArgs } from '../api/paging.args.js';
import { WorkspaceArgs } from '../api/workspace.args.js';
import type { Judgement } from './stored-answer.js';

export const JudgementEnum = { RIGHT: 'right', WRONG: 'wrong' } as const;
registerEnumType(JudgementEnum, {
  name: 'Judgement',
  description: 'Whether a person found an answer right.',
});

/** One stored answer. */
@ArgsType()
export class StoredAnswerArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of the answer.' })
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  id!: string;
}

/** A page of stored answers. */
@ArgsType()
export class StoredAnswersArgs extends PagingArgs {
  @Field(() => JudgementEnum, { nullable: true, description: 'Only answers judged so.' })
  @IsOptional()
  @IsIn(Object.values(JudgementEnum))
  judgement?: Judgement;
}

/** A judgement of one stored answer. */
@ArgsType()
export class JudgeAnswerArgs extends StoredAnswerArgs {
  @Field(() => JudgementEnum, { nullable: true, description: 'Null takes a judgement back.' })
  @IsOptional()
  @IsIn(Object.values(JudgementEnum))
  judgement?: Judgement;

  @Field(() => String, { nullable: true, description: 'Why, at most 1,000 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  reason?: string;
}
