import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';
import { JudgementEnum } from './history.args.js';
import type { Judgement } from './stored-answer.js';

@ObjectType('StoredAnswer', { description: 'An answer that was given.' })
export class StoredAnswerModel {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'The question that was answered; in a thread, the follow-up in full.' })
  question!: string;
  @Field(() => String, { description: 'The question as it was asked.' }) asked!: string;
  @Field(() => String, { description: 'The answer, or N/A.' }) text!: string;
  @Field(() => String, { nullable: true, description: 'Reason of an N/A.' }) refusal!: string | null;
  @Field(() => String, { description: 'What planned.' }) planner!: string;
  @Field(() => String, { description: 'What answered.' }) answerer!: string;
  @Field(() => Float, { description: 'In [0, 1]; 0 for a refusal.' }) confidence!: number;
  @Field(() => [ID], { description: 'Questions it rests on.' }) questionIds!: string[];
  @Field(() => [ID], { description: 'Documents it rests on.' }) documentIds!: string[];
  @Field(() => String, { description: 'Who asked.' }) actor!: string;
  @Field(() => String, { description: 'When, ISO-8601.' }) at!: string;
  @Field(() => ID, { nullable: true, description: 'Its thread.' }) threadId!: string | null;
  @Field(() => JudgementEnum, { nullable: true, description: 'What a person found.' })
  judgement!: Judgement | null;
  @Field(() => String, { nullable: true, description: 'In the words of who judged.' })
  judgementReason!: string | null;
  @Field(() => String, { nullable: true, description: 'Who judged.' }) judgedBy!: string | null;
  @Field(() => String, { nullable: true, description: 'When, ISO-8601.' }) judgedAt!: string | null;
}

@ObjectType('StoredAnswerConnection', {
  description: 'One page of the answers of a workspace, newest first.',
})
export class StoredAnswerConnection extends connectionOf(StoredAnswerModel, 'StoredAnswer') {}

@ObjectType('JudgeAnswerPayload', { description: 'The answer with its judgement.' })
export class JudgeAnswerPayload {
  @Field(() => StoredAnswerModel, { description: 'The answer.' }) answer!: StoredAnswerModel;
}
